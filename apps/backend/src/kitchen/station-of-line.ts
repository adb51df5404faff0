import { stationOf } from '@samobranka/rules'
import type { OrderLineRow } from '../orders/order-record.ts'
import type { KitchenPlan } from './kitchen-plan.ts'

/** Where a line is made; a dish that has left the menu since is made at the first station. */
export function stationOfLine({ product_id }: Pick<OrderLineRow, 'product_id'>, plan: KitchenPlan): string {
  return stationOf(plan.products.get(product_id)?.categories ?? [], plan.categories, plan.stations)
}
