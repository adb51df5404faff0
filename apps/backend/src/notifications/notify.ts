import type { Key, Params } from '@samobranka/dictionary'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { PUSH, type PushJob } from '../push/push-job.ts'
import { publishEvent, userChannel } from '../realtime/publish-event.ts'

/** `notification.<kind>` of the dictionary. */
export type NotificationKind =
  Extract<Key, `notification.${string}`> extends `notification.${infer Kind}` ? Kind : never

export interface News {
  readonly customerId: number
  readonly kind: NotificationKind
  /** What the sentence names; it is said when it is read, in the reader's language. */
  readonly params: Params
  /** The unguessable id of the order it is about. */
  readonly orderId?: string
  /** It is told in the words of a booked table. */
  readonly isBooking?: boolean
}

/** What `notifications.data` holds. */
export type NotificationData = Pick<News, 'params' | 'orderId' | 'isBooking'>

const INSERT = `
  insert into notifications (customer_id, kind, title, text, data, created_at)
  values (?, ?, '', '', ?, ?)
  returning id`

const BROWSERS = 'select endpoint from push_subscriptions where customer_id = ?'

/**
 * Writes the news into the customer's history, tells his open pages and asks for a push to each of his browsers,
 * in the caller's transaction.
 */
export async function notify(engine: Engine, sql: Sql, now: Date, news: News): Promise<void> {
  const { customerId, kind, params, orderId, isBooking } = news
  const data: NotificationData = { params, ...(orderId && { orderId }), ...(isBooking && { isBooking }) }
  const values = [customerId, kind, JSON.stringify(data), now.getTime()]
  const [row] = await runText<{ id: number }>(engine, sql, INSERT, values)
  if (!row) throw new Error('A notification was written and has no id')
  await publishEvent(engine, sql, now, {
    channel: userChannel(customerId),
    event: 'notification',
    data: { id: String(row.id), order_id: orderId ?? null },
  })
  const browsers = await runText<{ endpoint: string }>(engine, sql, BROWSERS, [customerId])
  const jobs = browsers.map(({ endpoint }) => ({
    kind: PUSH,
    payload: { notificationId: row.id, endpoint } satisfies PushJob,
    uniqueKey: `${PUSH}:${row.id}:${endpoint}`,
  }))
  await enqueue(sql, now, jobs)
}
