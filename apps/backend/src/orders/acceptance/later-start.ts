import { ASAP, kitchenStart, tableStart } from '@samobranka/rules'
import type { OrderDetails, OrderRow } from '../order-record.ts'

/** When the kitchen begins an order for later; null for one that is wanted at once. */
export function laterStart(
  { take_time }: Pick<OrderRow, 'take_time'>,
  { promised, road, booking, guestsCame }: OrderDetails,
): Date | null {
  if (take_time === ASAP || !promised) return null
  if (booking)
    return tableStart(new Date(promised.from), guestsCame === undefined ? null : new Date(guestsCame))
  return kitchenStart(new Date(promised.from), road ?? { cooking: 0, way: 0 })
}
