import type { OrderCard } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import type { Sql } from '../../database/database.ts'
import type { Context } from '../../http/context.ts'
import type { OrderLineRow, OrderRow } from '../../orders/order-record.ts'
import type { Staff } from '../../staff/staff-call.ts'
import { kitchenSwitches } from '../../switches/kitchen-switches.ts'
import type { CardFacts } from './card-facts.ts'
import { ordersBefore } from './orders-before.ts'
import { viewCard } from './view-card.ts'

interface Reader {
  readonly staff: Staff
  readonly language: Language
  readonly now: Date
}

export async function loadCards(
  context: Pick<Context, 'db' | 'snapshot' | 'switches'>,
  orders: readonly OrderRow[],
  reader: Reader,
): Promise<OrderCard[]> {
  if (orders.length === 0) return []
  const facts = await loadFacts(context.db.sql, orders)
  const business = context.snapshot().own()
  const busy = new Map(
    business.warehouses.map(({ id }) => [
      id,
      kitchenSwitches(context, business, id, reader.now).busy.cooking,
    ]),
  )
  const busyMinutes = (kitchen: number) => busy.get(kitchen) ?? 0
  return orders.map((order) => viewCard(order, facts, { ...reader, business, busyMinutes }))
}

async function loadFacts(sql: Sql, orders: readonly OrderRow[]): Promise<CardFacts> {
  const ids = orders.map(({ id }) => id)
  const [work, lines, held, before] = await Promise.all([
    sql.selectFrom('order_work').selectAll().where('order_id', 'in', ids).execute(),
    sql
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('order_id')
      .orderBy('position')
      .execute(),
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
    lines: byOrder(lines),
    held: new Map(held.map((row) => [row.order_id, row])),
    before,
    staff: await staffNames(sql, people),
  }
}

function byOrder(lines: readonly OrderLineRow[]): ReadonlyMap<number, readonly OrderLineRow[]> {
  const grouped = new Map<number, OrderLineRow[]>()
  for (const line of lines) grouped.set(line.order_id, [...(grouped.get(line.order_id) ?? []), line])
  return grouped
}

export async function staffNames(sql: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
