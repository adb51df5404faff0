import type { OrderRecord } from '../../orders/order-record.ts'
import type { NewOrder } from './new-order.ts'
import type { Placement } from './placement.ts'

/** The order that was just written, as it would be read back. */
export function recordOf({ row, lines, details }: NewOrder, { payment }: Placement): OrderRecord {
  return {
    order: row,
    details,
    lines,
    history: [{ status: row.status, at: row.created_at }],
    payment: payment && { id: payment.id, status: payment.status, url: payment.url },
    rating: null,
  }
}
