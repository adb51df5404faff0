import { ASAP, kitchenStart } from '@samobranka/rules'
import type { OrderDetails, OrderRow } from './order-record.ts'

/** When the kitchen begins an order for later; null for one that is wanted at once. */
export function laterStart(
  { take_time }: Pick<OrderRow, 'take_time'>,
  { promised, road }: OrderDetails,
): Date | null {
  if (take_time === ASAP || !promised) return null
  return kitchenStart(new Date(promised.from), road ?? { cooking: 0, way: 0 })
}
