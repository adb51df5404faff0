import {
  type DeliveryType,
  hasNoGoods,
  type OrderingDisabled,
  orderingDisabled,
  type Pause,
} from '@samobranka/rules'
import type { Context } from '../http/context.ts'
import { loadStock } from '../publishing/load-stock.ts'
import { kitchenSwitches } from '../switches/kitchen-switches.ts'

/** Why no order is taken: the settings, a popup, or somebody who paused the way for a while. */
export type NoOrders = OrderingDisabled | { readonly why: 'pause'; readonly pause: Pause }

interface Place {
  readonly warehouseId: number
  readonly zoneId: number | null
  readonly way: DeliveryType
}

/** Why the warehouse takes no orders now; null when it does. One answer for the picker, the quote and the placement. */
export async function orderingDisabledAt(
  context: Pick<Context, 'db' | 'snapshot' | 'switches'>,
  place: Place,
  now: Date,
  language: string,
): Promise<NoOrders | null> {
  const local = context.snapshot().in(language)
  const { popups, operator, products, warehouses } = local
  const timeZone = warehouses.find(({ id }) => id === place.warehouseId)?.workTime.timeZone ?? 'UTC'
  const asksStock = popups.some(
    (popup) => popup.onlyWhenStockEmpty && popup.disablesOrderingAt.includes(place.warehouseId),
  )
  const stock = asksStock ? await loadStock(context.db.sql) : new Map()
  const counted = asksStock
    ? products.map((product) => ({ ...product, stock: stock.get(product.id) ?? [] }))
    : products
  const stockEmpty = asksStock && hasNoGoods(counted, place.warehouseId)
  const disabled = orderingDisabled(popups, operator, { now, timeZone, ...place, stockEmpty })
  if (disabled) return disabled
  const pause = kitchenSwitches(context, local, place.warehouseId, now).pauseOf(place.way)
  return pause && { why: 'pause', pause }
}
