import type { NewOrder } from './new-order.ts'
import type { Numbered } from './order-ids.ts'

/** The order with its number in all its rows, as it is written and told. */
export function numberedOrder(order: NewOrder, { id, number }: Numbered): NewOrder {
  return {
    ...order,
    row: { ...order.row, id, number, body: JSON.stringify(order.details) },
    lines: order.lines.map((line) => ({ ...line, order_id: id })),
  }
}
