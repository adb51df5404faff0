import { openTime } from '@samobranka/rules'
import { sql as raw } from 'kysely'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import type { OrderRow } from '../order-record.ts'
import { readDetails } from '../read-details.ts'
import { alertManagers } from './alert-managers.ts'
import { cancelUnanswered } from './cancel-unanswered.ts'
import { laterStart } from './later-start.ts'

const MOST = 500
const MINUTE_MS = 60_000

interface Unanswered {
  readonly order: OrderRow
  /** When it began to wait for somebody. */
  readonly since: Date
  readonly isAlerted: boolean
}

/** Somebody takes orders on a board here: from now on one that nobody takes is missed. */
export async function worksOnBoard(
  sql: Sql,
  { warehouse_id: kitchen, delivery_type: way }: Pick<OrderRow, 'warehouse_id' | 'delivery_type'>,
  now: Date,
): Promise<void> {
  await sql
    .insertInto('kitchen_watch')
    .values({ kitchen, way, working_since: now.getTime(), missed: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kitchen', 'way']).doUpdateSet(({ fn, ref }) => ({
        missed: 0,
        working_since: fn.coalesce(ref('kitchen_watch.working_since'), ref('excluded.working_since')),
      })),
    )
    .execute()
}

/**
 * Orders that nobody takes: after some minutes the managers are told, after more they are given up. Only at kitchens
 * that work on a board, and only while these are open. Any number of hosts may watch.
 */
export async function watchAcceptance(context: Context, now: Date): Promise<void> {
  const { warehouses, office } = context.snapshot().own()
  const { acceptAlertMinutes: alert, acceptCancelMinutes: cancel } = office
  const least = Math.min(...[alert, cancel].filter((minutes) => minutes > 0))
  if (!Number.isFinite(least)) return
  for (const { order, since, isAlerted } of await unanswered(context.db.sql, least, now)) {
    const workTime = warehouses.find(({ id }) => id === order.warehouse_id)?.workTime
    if (!workTime) continue
    const minutes = (from: Date) => openTime(workTime, from, now) / MINUTE_MS
    // One for tomorrow is not given up tonight: its kitchen has not begun it.
    const starts = laterStart(order, readDetails(order.body))
    const waited = minutes(since)
    if (cancel > 0 && minutes(starts && starts > since ? starts : since) >= cancel)
      await cancelUnanswered(context, order, now)
    else if (alert > 0 && waited >= alert && !isAlerted)
      await transaction(context.db, (sql) => alertManagers(context, sql, order, Math.floor(waited), now))
  }
}

async function unanswered(sql: Sql, least: number, now: Date): Promise<Unanswered[]> {
  const rows = await sql
    .selectFrom('orders')
    .innerJoin('kitchen_watch', (join) =>
      join
        .onRef('kitchen_watch.kitchen', '=', 'orders.warehouse_id')
        .onRef('kitchen_watch.way', '=', 'orders.delivery_type')
        .on('kitchen_watch.working_since', 'is not', null),
    )
    .leftJoin('order_work', 'order_work.order_id', 'orders.id')
    .selectAll('orders')
    .select(['kitchen_watch.working_since', 'order_work.alerted_at'])
    .select((e) =>
      e
        .selectFrom('order_history')
        .select((moves) => moves.fn.max('at').as('at'))
        .whereRef('order_history.order_id', '=', 'orders.id')
        .where('order_history.status', '=', 'accepted')
        .as('accepted_at'),
    )
    .where(raw<boolean>`orders.status = 'accepted' and order_work.accepted_at is null`)
    .where('orders.created_at', '<=', now.getTime() - least * MINUTE_MS)
    .orderBy('orders.created_at')
    .limit(MOST)
    .execute()
  return rows.map(({ working_since, alerted_at, accepted_at, ...order }) => ({
    order,
    since: new Date(Math.max(Number(accepted_at ?? order.created_at), Number(working_since ?? 0))),
    isAlerted: alerted_at !== null,
  }))
}
