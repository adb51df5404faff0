import type { Selectable } from 'kysely'
import type { Sql } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { linesOfOrders } from '../../orders/lines-of-orders.ts'
import type { OrderLineRow, OrderRow } from '../../orders/order-record.ts'
import { ordersBefore } from './orders-before.ts'
import { staffNames } from './staff-names.ts'

export type WorkRow = Selectable<Tables['order_work']>
export type HeldRow = Pick<Selectable<Tables['held_deeds']>, 'id' | 'order_id' | 'kind' | 'due_at'>

/** What cards show beside their orders, each looked up once for all of them. */
export interface CardFacts {
  readonly work: ReadonlyMap<number, WorkRow>
  readonly lines: ReadonlyMap<number, readonly OrderLineRow[]>
  readonly held: ReadonlyMap<number, HeldRow>
  /** How many orders of the same guest came before. */
  readonly before: ReadonlyMap<number, number>
  /** Names of people, by number. */
  readonly staff: ReadonlyMap<number, string>
}

export async function loadCardFacts(sql: Sql, orders: readonly OrderRow[]): Promise<CardFacts> {
  const ids = orders.map(({ id }) => id)
  const [work, lines, held, before] = await Promise.all([
    sql.selectFrom('order_work').selectAll().where('order_id', 'in', ids).execute(),
    linesOfOrders(sql, ids),
    sql
      .selectFrom('held_deeds')
      .select(['id', 'order_id', 'kind', 'due_at'])
      .where('order_id', 'in', ids)
      .where('state', '=', 'waiting')
      .execute(),
    ordersBefore(sql, orders),
  ])
  const people = [...new Set(work.flatMap(({ accepted_by }) => accepted_by ?? []))]
  return {
    work: new Map(work.map((row) => [row.order_id, row])),
    lines,
    held: new Map(held.map((row) => [row.order_id, row])),
    before,
    staff: await staffNames(sql, people),
  }
}
