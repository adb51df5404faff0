import type { Engine } from '../../database/column-types.ts'
import type { Sql } from '../../database/database.ts'
import { publishEvent } from '../../realtime/publish-event.ts'
import { boardEvent } from '../board-event.ts'
import { lockOrder } from '../lock-order.ts'
import type { OrderDetails } from '../order-record.ts'

/** The guests of a table are there: what they ordered before goes to the kitchen now. Called in the caller's transaction. */
export async function startForGuests(engine: Engine, sql: Sql, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(engine, sql, orderId)
  if (order?.status !== 'accepted') return
  const details = JSON.parse(order.body) as OrderDetails
  const body = JSON.stringify({ ...details, guestsCame: now.getTime() } satisfies OrderDetails)
  await sql.updateTable('orders').set({ body }).where('id', '=', orderId).execute()
  await sql
    .updateTable('order_work')
    .set({ starts_at: now.getTime(), entered_at: now.getTime() })
    .where('order_id', '=', orderId)
    .where('accepted_at', 'is not', null)
    .execute()
  // Aloud, as any order for later enters the kitchen.
  const event = boardEvent(order)
  const data = { ...(event.data as object), entered: true }
  await publishEvent(engine, sql, now, { ...event, data })
}
