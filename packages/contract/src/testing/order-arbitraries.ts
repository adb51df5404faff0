import { ETA_REASONS } from '@samobranka/rules'
import fc from 'fast-check'
import type { Address } from '../nouns/delivery/address.ts'
import type { Order } from '../nouns/order/order.ts'
import type { OrderBody } from '../nouns/order/order-body.ts'
import { few, id, instant, maybe, money, name, point, status, words } from './arbitraries.ts'

const units = fc.integer({ min: 1, max: 999 })
const slot = fc.constantFrom('asap', '12:00-12:30')
const method = fc.constantFrom('flat_rate' as const, 'local_pickup' as const, 'lounge' as const)
const person = fc.record({ name: words, phone: words })
const booking = fc.record({ people: units, tableZone: words, tableId: maybe(id) })

const address: fc.Arbitrary<Address> = fc.record({
  id: maybe(id),
  line: words,
  flat: words,
  entrance: words,
  floor: words,
  privateHouse: fc.boolean(),
  doorCode: words,
  leaveAtDoor: fc.boolean(),
  name: words,
  comment: words,
  point: maybe(point),
})

export const orderBody: fc.Arbitrary<OrderBody> = fc.record({
  deliveryType: method,
  warehouseId: maybe(id),
  pickupPointId: maybe(id),
  address: maybe(address),
  takeDate: maybe(fc.constant('06.03.2026')),
  takeTime: slot,
  express: fc.boolean(),
  booking: maybe(booking),
  lines: few(
    fc.record({
      productId: id,
      variationId: maybe(id),
      supplements: few(fc.record({ id, count: fc.nat(9) })),
      count: units,
      note: words,
    }),
  ),
  coupons: few(id),
  promocode: maybe(name),
  gifts: few(fc.record({ couponId: id, productId: id })),
  bonuses: money,
  tips: money,
  peopleCount: units,
  paymentMethod: words,
  changeFrom: maybe(money),
  customer: person,
  comment: words,
  allergy: words,
  expectedTotal: maybe(money),
})

const line = fc.record({
  productId: id,
  variationId: maybe(id),
  name: words,
  variationName: words,
  count: units,
  note: words,
  grams: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null }),
  supplements: few(fc.record({ id, name: words, count: fc.nat(9), price: money, calculatedPrice: money })),
  unitPrice: money,
  subtotal: money,
  discount: money,
  total: money,
  gift: fc.boolean(),
  couponId: maybe(id),
})

export const order: fc.Arbitrary<Order> = fc.record({
  id: fc.uuid(),
  number: name,
  key: maybe(name),
  status,
  createdAt: instant,
  history: few(fc.record({ status, at: instant })),
  lines: few(line),
  totals: fc.record({
    lines: money,
    discount: money,
    bonuses: money,
    delivery: money,
    express: money,
    tips: money,
    total: money,
  }),
  coupons: few(
    fc.record({
      id: maybe(id),
      code: words,
      name: words,
      applied: fc.boolean(),
      discount: money,
      reason: maybe(fc.constantFrom('min_amount' as const, 'weekday' as const)),
      missing: maybe(money),
    }),
  ),
  customer: person,
  address: maybe(address),
  deliveryType: method,
  warehouseId: id,
  pickupPointId: maybe(id),
  takeDate: maybe(fc.constant('06.03.2026')),
  takeTime: slot,
  express: fc.boolean(),
  booking: maybe(booking),
  payment: fc.record({
    method: words,
    status: words,
    url: maybe(name),
    expiresAt: maybe(instant),
    declined: fc.boolean(),
  }),
  peopleCount: units,
  changeFrom: maybe(money),
  comment: words,
  eta: maybe(fc.record({ from: instant, to: instant, reason: maybe(fc.constantFrom(...ETA_REASONS)) })),
  rating: maybe(fc.record({ stars: fc.integer({ min: 1, max: 5 }), tags: few(words), comment: words })),
  tips: money,
  allergy: words,
  timeReason: words,
  cancelReason: words,
})
