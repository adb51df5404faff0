import type { OrderBody } from '@samobranka/contract'
import {
  cookedAt,
  type DeliveryInput,
  type DeliveryZone,
  deliveryInput,
  onlyKitchen,
  type PickupPoint,
  type Point,
  pickupPointOf,
  type Warehouse,
  zoneAt,
} from '@samobranka/rules'
import type { LocalBusiness } from '../../publishing/local-business.ts'
import { chosenWarehouse } from './chosen-warehouse.ts'
import type { LocatedAddress } from './locate-address.ts'
import { type OrderProblem, problem } from './problem.ts'

/** Where the order is cooked and how it leaves the kitchen. */
export interface OrderPlace {
  readonly warehouse: Warehouse | null
  /** null for pickup, tables and zones by distance. */
  readonly zone: DeliveryZone | null
  readonly delivery: DeliveryInput
  readonly distanceMinutes: number
  readonly point: Point | null
  readonly pickupPoint: PickupPoint | null
  readonly problems: readonly OrderProblem[]
}

type Wish = Pick<OrderBody, 'deliveryType' | 'warehouseId' | 'pickupPointId'>

/** The zone of the address decides the warehouse, whatever the body says; without an address the body does. */
export function choosePlace(wish: Wish, local: LocalBusiness, located: LocatedAddress): OrderPlace {
  if (wish.deliveryType === 'flat_rate') return deliveryPlace(wish, local, located)
  const pickupPoint = wish.deliveryType === 'local_pickup' ? pointOf(wish, local) : null
  const warehouse = chosenWarehouse(local, wish.warehouseId ?? pickupPoint?.warehouseId ?? null) ?? null
  const astray =
    !warehouse || (wish.pickupPointId !== null && wish.deliveryType === 'local_pickup' && !pickupPoint)
  return {
    warehouse,
    zone: null,
    delivery: { kind: 'none' },
    distanceMinutes: 0,
    point: null,
    pickupPoint,
    problems: astray ? [problem('address_incorrect')] : [],
  }
}

function deliveryPlace(wish: Wish, local: LocalBusiness, { point, problems }: LocatedAddress): OrderPlace {
  const { zones, warehouses, operator } = local
  const found = cookedAt(
    zoneAt(point, zones, operator.delivery.distanceZones, warehouses),
    onlyKitchen(operator, warehouses),
  )
  const inside = found.kind === 'inside' ? found : null
  const warehouse = chosenWarehouse(local, inside?.terms.warehouseId ?? wish.warehouseId) ?? null
  return {
    warehouse,
    zone: inside?.zone ?? null,
    delivery: deliveryInput('flat_rate', found),
    distanceMinutes: inside?.terms.timeMinutes ?? 0,
    point,
    pickupPoint: null,
    problems: [...problems, ...zoneProblems(found.kind, problems)],
  }
}

/** An address that is wrong has no zone either: one cause, one problem. */
function zoneProblems(
  kind: 'inside' | 'outside' | 'unknown',
  known: readonly OrderProblem[],
): OrderProblem[] {
  if (kind === 'inside') return []
  if (kind === 'outside') return [problem('outside_delivery_zone')]
  const isReported = known.some(({ code }) => code !== 'address_fields_missing')
  return isReported ? [] : [problem('delivery_cost_unknown')]
}

function pointOf({ warehouseId, pickupPointId }: Wish, { pickups }: LocalBusiness): PickupPoint | null {
  if (warehouseId !== null) return pickupPointOf(pickups, warehouseId, pickupPointId)
  return pickups.find(({ id }) => id === pickupPointId) ?? null
}
