import { hasNoGoods, type OrderingDisabled, orderingDisabled } from '@samobranka/rules'
import type { Context } from '../http/context.ts'
import { loadStock } from '../publishing/load-stock.ts'

/** Why the warehouse takes no orders now; null when it does. One answer for the picker, the quote and the placement. */
export async function orderingDisabledAt(
  { db, snapshot }: Pick<Context, 'db' | 'snapshot'>,
  place: { readonly warehouseId: number; readonly zoneId: number | null },
  now: Date,
  language: string,
): Promise<OrderingDisabled | null> {
  const { popups, operator, products, warehouses } = snapshot().in(language)
  const timeZone = warehouses.find(({ id }) => id === place.warehouseId)?.workTime.timeZone ?? 'UTC'
  const asksStock = popups.some(
    (popup) => popup.onlyWhenStockEmpty && popup.disablesOrderingAt.includes(place.warehouseId),
  )
  const stock = asksStock ? await loadStock(db.sql) : new Map()
  const counted = asksStock
    ? products.map((product) => ({ ...product, stock: stock.get(product.id) ?? [] }))
    : products
  const stockEmpty = asksStock && hasNoGoods(counted, place.warehouseId)
  return orderingDisabled(popups, operator, { now, timeZone, ...place, stockEmpty })
}
