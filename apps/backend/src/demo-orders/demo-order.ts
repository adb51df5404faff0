import type { Address, GazetteerEntry, OrderBody } from '@samobranka/contract'
import {
  allowedPayments,
  availableSlots,
  type DaySlots,
  type DeliveryType,
  type DeliveryZone,
  localTime,
  type PickupPoint,
  tableSlots,
  type Warehouse,
  zoneAt,
} from '@samobranka/rules'
import type { LocalBusiness } from '../publishing/local-business.ts'
import { type DemoMenu, demoLines } from './demo-lines.ts'
import { ALLERGIES, COMMENTS, NAMES, phoneOf } from './demo-people.ts'
import { between, oneOf, type Random } from './seeded-random.ts'

/** Of ten orders so many are for later, though the kitchen would cook at once. */
const LATER_OF_TEN = 2

/** The shop as its guests see it. */
export interface DemoShop extends DemoMenu {
  readonly local: LocalBusiness
  readonly paysInSandbox: boolean
}

interface Place {
  readonly way: DeliveryType
  readonly kitchen: Warehouse
  readonly minutes: number
  readonly zone: DeliveryZone | null
  readonly address: Address | null
  readonly pickup: PickupPoint | null
}

/** What a demo guest orders; null where they found no way to be fed. The shop judges it as anybody's order. */
export function demoOrder(random: Random, shop: DemoShop, now: Date): OrderBody | null {
  const { local, paysInSandbox } = shop
  const place = choosePlace(random, local)
  if (!place) return null
  const { way, kitchen } = place
  const people = between(random, 1, 4)
  const time = chooseTime(random, place, now, people)
  const payment = oneOf(
    random,
    allowedPayments(
      local.payments,
      { deliveryType: way, warehouseId: kitchen.id, zone: place.zone },
      local.operator.delivery,
    ).filter(({ id }) => id !== 'online' || paysInSandbox),
  )
  if (!time || !payment) return null
  const name = between(random, 0, NAMES.length - 1)
  return {
    deliveryType: way,
    warehouseId: kitchen.id,
    pickupPointId: place.pickup?.id ?? null,
    address: place.address,
    ...time,
    express: false,
    booking: way === 'lounge' ? { people, tableZone: '', tableId: null } : null,
    // A table is often taken without dishes.
    lines: way === 'lounge' && random() < 0.5 ? [] : demoLines(random, shop, kitchen.id),
    coupons: [],
    promocode: null,
    gifts: [],
    bonuses: 0,
    tips: 0,
    peopleCount: people,
    paymentMethod: payment.id,
    changeFrom: null,
    customer: { name: NAMES[name] ?? '', phone: phoneOf(name) },
    comment: random() < 0.3 ? (oneOf(random, COMMENTS) ?? '') : '',
    allergy: random() < 0.1 ? (oneOf(random, ALLERGIES) ?? '') : '',
    expectedTotal: null,
  }
}

function choosePlace(random: Random, local: LocalBusiness): Place | null {
  const ways = new Set(local.shipping.map(({ type }) => type))
  const wished = random()
  if (wished < 0.55 && ways.has('flat_rate')) return someHouse(random, local)
  if (wished < 0.9 && ways.has('local_pickup')) return somePickup(random, local)
  const kitchen = oneOf(
    random,
    local.warehouses.filter(({ tables }) => tables.length > 0),
  )
  if (!kitchen || !ways.has('lounge')) return null
  return { way: 'lounge', kitchen, minutes: 0, zone: null, address: null, pickup: null }
}

/** A house the town has, inside one of its zones. */
function someHouse(random: Random, local: LocalBusiness): Place | null {
  const { addresses, zones, warehouses, operator } = local
  const house = oneOf(
    random,
    addresses.filter((one) => one.house !== ''),
  )
  if (!house) return null
  const found = zoneAt(house, zones, operator.delivery.distanceZones, warehouses)
  if (found.kind !== 'inside') return null
  const kitchen = warehouses.find(({ id }) => id === found.terms.warehouseId)
  if (!kitchen) return null
  const { zone, terms } = found
  const address = flatIn(random, house)
  return { way: 'flat_rate', kitchen, minutes: terms.timeMinutes, zone, address, pickup: null }
}

const flatIn = (random: Random, { city, street, house, lat, lon }: GazetteerEntry): Address => ({
  id: null,
  line: [city, street, house].filter(Boolean).join(', '),
  flat: String(between(random, 1, 80)),
  entrance: String(between(random, 1, 4)),
  floor: String(between(random, 1, 9)),
  privateHouse: false,
  doorCode: '',
  leaveAtDoor: random() < 0.2,
  name: '',
  comment: '',
  point: { lat, lon },
})

function somePickup(random: Random, { pickups, warehouses }: LocalBusiness): Place | null {
  const pickup = oneOf(random, pickups)
  const kitchen = warehouses.find(({ id }) => id === pickup?.warehouseId)
  if (!pickup || !kitchen) return null
  return { way: 'local_pickup', kitchen, minutes: 0, zone: null, address: null, pickup }
}

function chooseTime(
  random: Random,
  { way, kitchen, minutes }: Place,
  now: Date,
  people: number,
): Pick<OrderBody, 'takeDate' | 'takeTime'> | null {
  const { workTime } = kitchen
  const days: readonly DaySlots[] =
    way === 'lounge'
      ? [
          tableSlots(
            { warehouse: kitchen, bookings: [], now, people, wishedZone: null },
            localTime(now, workTime.timeZone),
          ),
        ]
      : availableSlots({ workTime, now, distanceMinutes: minutes, orderingDisabled: false })
  const day = days.find(({ times }) => times.length > 0)
  if (!day) return null
  const isLater = between(random, 1, 10) <= LATER_OF_TEN
  const soon = isLater ? day.times.slice(1, 9) : day.times.slice(0, 1)
  const takeTime = oneOf(random, way === 'lounge' || soon.length === 0 ? day.times.slice(0, 8) : soon)
  return takeTime === undefined ? null : { takeDate: day.date, takeTime }
}
