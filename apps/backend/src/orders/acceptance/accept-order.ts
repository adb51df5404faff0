import { ASAP, type DeliveryType, saidPromise } from '@samobranka/rules'
import type { Engine } from '../../database/column-types.ts'
import type { Sql } from '../../database/database.ts'
import type { Context } from '../../http/context.ts'
import type { NotificationKind } from '../../notifications/notify.ts'
import { notify } from '../../notifications/notify.ts'
import { announceToPage } from '../announce-status.ts'
import { announceToBoard } from '../board-event.ts'
import { lockOrder } from '../lock-order.ts'
import type { OrderDetails, OrderRow } from '../order-record.ts'
import { readDetails } from '../read-details.ts'
import { spanText } from '../span-text.ts'
import { kitchenTerms } from './kitchen-terms.ts'
import { laterStart } from './later-start.ts'
import { overtakeDeeds } from './order-work.ts'
import { type Taking, takeOrder } from './take-order.ts'

type World = Pick<Context, 'db' | 'snapshot'>

/** Takes an order that waits for somebody; null when it does not any more. Called in the caller's transaction. */
export async function acceptWithin(
  { db, snapshot }: World,
  sql: Sql,
  orderId: number,
  taking: Taking,
): Promise<OrderRow | null> {
  const found = await lockOrder(db.engine, sql, orderId)
  if (found?.status !== 'accepted') return null
  const terms = kitchenTerms(snapshot().own(), found.warehouse_id)
  const isSoon = found.take_time === ASAP
  const minutes = isSoon ? (taking.minutes ?? null) : null
  if (!(await takeOrder(db.engine, sql, terms, found, { ...taking, minutes }))) return null
  const { now } = taking
  await overtakeDeeds(sql, found)
  const order = minutes === null ? found : await promiseAnew(sql, found, { minutes, words: '' }, now)
  if (minutes !== null) await tellTime(db.engine, sql, order, terms.zone, now)
  await announceToPage(db.engine, sql, order, now)
  await announceToBoard(db.engine, sql, order, now)
  return order
}

export interface SaidTime {
  readonly minutes: number
  /** Why, as the guest reads it. */
  readonly words: string
}

const OPEN: readonly string[] = ['accepted', 'cooking', 'ready', 'courier']

/** Says another time than was promised; null when the order is over, or does not wait any more. */
export async function changeMinutesWithin(
  { db, snapshot }: World,
  sql: Sql,
  orderId: number,
  said: SaidTime,
  now: Date,
): Promise<OrderRow | null> {
  const found = await lockOrder(db.engine, sql, orderId)
  if (!found || !OPEN.includes(found.status)) return null
  const order = await promiseAnew(sql, found, said, now)
  const starts = laterStart(order, readDetails(order.body))
  if (found.status === 'accepted' && starts)
    await sql
      .updateTable('order_work')
      .set({ starts_at: starts.getTime(), entered_at: starts > now ? null : now.getTime() })
      .where('order_id', '=', orderId)
      .where('accepted_at', 'is not', null)
      .execute()
  await tellTime(db.engine, sql, order, kitchenTerms(snapshot().own(), order.warehouse_id).zone, now)
  await announceToPage(db.engine, sql, order, now)
  await announceToBoard(db.engine, sql, order, now)
  return order
}

/** The caller holds the order's row. */
async function promiseAnew(
  sql: Sql,
  order: OrderRow,
  { minutes, words }: SaidTime,
  now: Date,
): Promise<OrderRow> {
  const details = JSON.parse(order.body) as OrderDetails
  const cooks = order.status === 'accepted' || order.status === 'cooking'
  const way =
    cooks && order.delivery_type === ('flat_rate' satisfies DeliveryType) ? (details.road?.way ?? 0) : 0
  const { from, to } = saidPromise(minutes, way, now)
  const body = JSON.stringify({
    ...details,
    promised: { from: from.getTime(), to: to.getTime() },
    ...(details.road ? { road: { ...details.road, cooking: cooks ? minutes : details.road.cooking } } : {}),
    said: true,
    ...(words === '' ? {} : { timeWords: words }),
  } satisfies OrderDetails)
  await sql.updateTable('orders').set({ body }).where('id', '=', order.id).execute()
  return { ...order, body }
}

async function tellTime(engine: Engine, sql: Sql, order: OrderRow, zone: string, now: Date): Promise<void> {
  const { promised, timeWords: reason } = JSON.parse(order.body) as OrderDetails
  if (order.customer_id === null || !promised) return
  const time = spanText(promised, zone)
  const kind: NotificationKind = reason ? 'timeMoved' : 'timeSaid'
  const params = { number: order.number, time, ...(reason ? { reason } : {}) }
  await notify(engine, sql, now, {
    customerId: order.customer_id,
    kind,
    params,
    orderId: order.public_id,
  })
}
