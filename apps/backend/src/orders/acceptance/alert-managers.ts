import type { OfficeKey } from '@samobranka/dictionary'
import type { Sql } from '../../database/database.ts'
import type { Context } from '../../http/context.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { normalisePhone } from '../../phone/normalise-phone.ts'
import { publishEvent } from '../../realtime/publish-event.ts'
import { boardEvent } from '../board-event.ts'
import { officeText } from '../office-text.ts'
import type { OrderRow } from '../order-record.ts'

/** Nobody takes the order: the boards ring louder, and the managers' phones ring too. Once an order. */
export async function alertManagers(
  context: Context,
  sql: Sql,
  order: OrderRow,
  minutes: number,
  now: Date,
): Promise<void> {
  const at = now.getTime()
  const first = await sql
    .insertInto('order_work')
    .values({ order_id: order.id, kitchen: order.warehouse_id, alerted_at: at })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ alerted_at: at })
        .where('order_work.alerted_at', 'is', null)
        .where('order_work.accepted_at', 'is', null),
    )
    .returning('order_id')
    .executeTakeFirst()
  if (!first) return
  await publishEvent(context.db.engine, sql, now, { ...boardEvent(order), event: 'alert' })
  const params = { number: order.number, minutes }
  await messageManagers(context, sql, 'office.watch.alert', params, now)
}

type Words = Extract<OfficeKey, `office.watch.${string}`>

/** In the shop's own language, to every phone of office.json. */
export async function messageManagers(
  context: Context,
  sql: Sql,
  key: Words,
  params: Readonly<Record<string, string | number>>,
  now: Date,
): Promise<void> {
  const snapshot = context.snapshot()
  const { office, operator } = snapshot.own()
  const text = officeText(snapshot, key, params)
  for (const phone of office.managerPhones) {
    const to = normalisePhone(phone, operator.phoneCountry)
    if (to) await sendMessage(sql, now, context, { channel: 'sms', to, text })
  }
}
