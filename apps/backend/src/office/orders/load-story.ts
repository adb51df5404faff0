import type { OfficeOrder } from '@samobranka/contract'
import type { Selectable } from 'kysely'
import type { Sql } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import { staffNames } from './staff-names.ts'

interface Told {
  readonly written: readonly Selectable<Tables['order_notes']>[]
  readonly refunds: readonly Selectable<Tables['refunds']>[]
}

/** All that happened to an order: its statuses, what people did, wrote and gave back, and what was paid; the oldest first. */
export async function loadStory(
  sql: Sql,
  order: OrderRow,
  { written, refunds }: Told,
): Promise<OfficeOrder['story']> {
  const [history, deeds, payments] = await Promise.all([
    sql.selectFrom('order_history').selectAll().where('order_id', '=', order.id).orderBy('id').execute(),
    sql
      .selectFrom('journal')
      .select(['at', 'actor', 'staff_id', 'deed', 'after'])
      .where('subject', '=', 'order')
      .where('subject_id', '=', String(order.id))
      .orderBy('id')
      .execute(),
    sql.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute(),
  ])
  const people = [...deeds, ...written, ...refunds].flatMap(({ staff_id }) => staff_id ?? [])
  const names = await staffNames(sql, [...new Set(people)])
  const by = (id: number | null, actor = '') => names.get(id ?? 0) ?? actor
  return [
    ...history.map(({ at, status, actor }) => ({ at, kind: 'status', by: actor, text: status })),
    ...deeds.map(({ at, deed, actor, staff_id, after }) => ({
      at,
      kind: deed.replace(/^order\./, ''),
      by: by(staff_id, actor),
      text: after ?? '',
    })),
    ...written.map(({ at, kind, staff_id, text }) => ({ at, kind, by: by(staff_id), text })),
    ...payments
      .filter(({ status }) => status !== 'new')
      .map(({ updated_at, status, amount, provider }) => ({
        at: updated_at,
        kind: 'payment',
        by: provider,
        text: `${status} ${(amount / 100).toFixed(2)}`,
      })),
    ...refunds.map(({ created_at, staff_id, amount, status, way }) => ({
      at: created_at,
      kind: 'refund',
      by: by(staff_id),
      text: `${way} ${status} ${(amount / 100).toFixed(2)}`,
    })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }))
}
