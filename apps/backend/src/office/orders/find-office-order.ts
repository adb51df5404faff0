import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import type { Staff } from '../../staff/staff-call.ts'

/** The order of the address, by its id or its number; one of a foreign kitchen is not there. */
export async function findOfficeOrder(
  staff: Pick<Staff, 'mayAt'>,
  { params }: Pick<Call, 'params'>,
  { db }: Pick<Context, 'db'>,
): Promise<OrderRow | Refusal> {
  const name = params.id ?? ''
  const orders = db.sql.selectFrom('orders').selectAll()
  const order =
    (await orders.where('public_id', '=', name).executeTakeFirst()) ??
    (await orders.where('number', '=', name).executeTakeFirst())
  return order && staff.mayAt(order.warehouse_id) ? order : refuse(404, 'not_found')
}
