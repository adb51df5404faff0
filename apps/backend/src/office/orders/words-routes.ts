import { messageGuest, noteOnOrder } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import { countTowards } from '../../http/limits/rate-limit.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { translate } from '../../http/translate.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { notify } from '../../notifications/notify.ts'
import { announceToBoard } from '../../orders/board-event.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import { staffCall } from '../../staff/staff-call.ts'
import { answerWorked } from './answer-worked.ts'
import { findOfficeOrder } from './find-office-order.ts'
import { noteDeed } from './held-deed.ts'

const MOST_AN_HOUR = 10
const HOUR = 3_600_000

export const officeWordsRoutes: readonly Route[] = [
  staffCall(noteOnOrder, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const text = call.body.text.trim()
    if (text === '') return refuse(400, 'invalid_body', { params: { field: 'text' } })
    const { now } = call
    await transaction(context.db, async (sql) => {
      await sql
        .insertInto('order_notes')
        .values({ order_id: found.id, kind: 'note', staff_id: staff.staffId, text, at: now.getTime() })
        .execute()
      await noteDeed(sql, found, 'order.noted', staff.actor, now)
      await announceToBoard(context.db.engine, sql, found, now)
    })
    return answerWorked(context, staff, call, found.id)
  }),

  staffCall(messageGuest, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const text = call.body.text.trim()
    if (text === '') return refuse(400, 'invalid_body', { params: { field: 'text' } })
    const { now } = call
    if (found.phone === '' && found.customer_id === null) return refuse(409, 'channel_unavailable')
    const limit = { bucket: `guest-message:${found.id}`, most: MOST_AN_HOUR, windowMs: HOUR }
    const flooded = await countTowards(context.db, limit, now)
    if (flooded) return flooded
    const { number } = found
    const words = await translate(found.language, 'notification.fromShop', { number, text })
    await transaction(context.db, async (sql) => {
      await sql
        .insertInto('order_notes')
        .values({ order_id: found.id, kind: 'message', staff_id: staff.staffId, text, at: now.getTime() })
        .execute()
      await tellGuest(context, sql, found, { text, words }, now)
      await noteDeed(sql, found, 'order.messaged', staff.actor, now)
    })
    return answerWorked(context, staff, call, found.id)
  }),
]

interface Words {
  readonly text: string
  /** The same as an SMS says it. */
  readonly words: string
}

/** By a push where the guest has a browser that takes them, else by an SMS. */
async function tellGuest(
  context: Context,
  sql: Sql,
  { number, customer_id: customerId, public_id, phone }: OrderRow,
  { text, words }: Words,
  now: Date,
): Promise<void> {
  if (customerId !== null) {
    const news = { customerId, kind: 'fromShop', params: { number, text }, orderId: public_id } as const
    await notify(context.db.engine, sql, now, news)
    const browser = await sql
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (browser) return
  }
  if (phone !== '') await sendMessage(sql, now, context, { channel: 'sms', to: phone, text: words })
}
