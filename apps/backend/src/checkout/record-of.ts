import type { NewOrder } from './new-order.ts'
import type { Numbered } from './order-ids.ts'
import type { OrderRecord } from './order-record.ts'
import type { Placement } from './placement.ts'

/** The order that was just written, as it would be read back. */
export function recordOf(order: NewOrder & Numbered, { payment }: Placement): OrderRecord {
  const { row, id, number, details } = order
  return {
    order: { id, number, body: '', ...row },
    details,
    lines: order.lines.map((line) => ({ order_id: id, ...line })),
    history: [{ status: row.status, at: row.created_at }],
    payment: payment && { id: payment.id, status: payment.status, url: payment.url },
    rating: null,
  }
}
