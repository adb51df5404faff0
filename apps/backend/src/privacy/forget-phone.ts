import type { Sql } from '../database/database.ts'
import { forgetBrowsersOf } from '../login/known-browsers.ts'
import { forgetOrder } from '../orders/forget-order.ts'
import { guestOrdersOf } from '../orders/guest-orders-of.ts'

/** Forgets what came to the shop under the phone without an account: the one who proved it is the one who asks. */
export async function forgetPhone(sql: Sql, phone: string): Promise<void> {
  await forgetOrders(sql, phone)
  await sql
    .updateTable('order_requests')
    .set({ name: '', phone: '', comment: '' })
    .where('phone', '=', phone)
    .execute()
  await sql.deleteFrom('contact_messages').where('phone', '=', phone).execute()
  await sql.deleteFrom('delivery_wishes').where('phone', '=', phone).execute()
  await sql.deleteFrom('login_codes').where('phone', '=', phone).execute()
  await forgetBrowsersOf(sql, phone)
  await sql.deleteFrom('coupon_counters').where('owner', '=', `phone:${phone}`).execute()
  await forgetMessages(sql, phone)
}

async function forgetOrders(sql: Sql, phone: string): Promise<void> {
  const ids = await guestOrdersOf(sql, phone)
  if (ids.length === 0) return
  const orders = await sql
    .selectFrom('orders')
    .select(['id', 'body', 'status'])
    .where('id', 'in', ids)
    .execute()
  for (const order of orders) {
    const forgotten = await forgetOrder(sql, order)
    // While it is under way a try that is sent again must still find it.
    if (forgotten === 'at_once')
      await sql.deleteFrom('idempotency_keys').where('order_id', '=', order.id).execute()
  }
}

/** Those to the phone, and those that told the operator of it. */
async function forgetMessages(sql: Sql, phone: string): Promise<void> {
  await sql.deleteFrom('sent_messages').where('recipient', '=', phone).execute()
  await sql.deleteFrom('sent_messages').where('text', 'like', `%${phone}%`).execute()
  await sql
    .deleteFrom('outbox')
    .where('kind', 'like', 'message:%')
    .where('payload', 'like', `%${phone}%`)
    .execute()
}
