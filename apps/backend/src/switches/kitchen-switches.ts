import {
  type BusyMinutes,
  busyMinutes,
  type DeliveryType,
  longerCooking,
  NOT_BUSY,
  type Pause,
  type Product,
  pauseOf,
  stopsOf,
  switchesAt,
  type Warehouse,
  withStops,
} from '@samobranka/rules'
import type { Context } from '../http/context.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'

type Products = ReadonlyMap<number, Product>

/** What the switches that are on make of a kitchen. */
export interface KitchenSwitches {
  readonly busy: BusyMinutes
  /** The goods without what is stopped of them. */
  goods(products: Products): Products
  /** The kitchen with the time it takes now. */
  kitchen(warehouse: Warehouse): Warehouse
  pauseOf(way: DeliveryType): Pause | null
}

const NOTHING_ON: KitchenSwitches = {
  busy: NOT_BUSY,
  goods: (products) => products,
  kitchen: (warehouse) => warehouse,
  pauseOf: () => null,
}

export function kitchenSwitches(
  { switches }: Pick<Context, 'switches'>,
  { categories }: Pick<LocalBusiness, 'categories'>,
  warehouseId: number | null,
  now: Date,
): KitchenSwitches {
  const on = switchesAt(switches.on(), warehouseId, now)
  if (on.length === 0) return NOTHING_ON
  const stops = stopsOf(on, categories)
  const busy = busyMinutes(on)
  return {
    busy,
    goods: (products) =>
      stops === null
        ? products
        : new Map(Array.from(products, ([id, product]) => [id, withStops(product, stops)])),
    kitchen: (warehouse) => {
      const workTime = longerCooking(warehouse.workTime, busy.cooking)
      return workTime === warehouse.workTime ? warehouse : { ...warehouse, workTime }
    },
    pauseOf: (way) => pauseOf(on, way),
  }
}
