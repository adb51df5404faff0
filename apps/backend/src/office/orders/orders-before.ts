import { sql as raw } from 'kysely'
import type { Sql } from '../../database/database.ts'
import type { OrderRow } from '../../orders/order-record.ts'

/** A visitor has no account to count by: his phone is looked for among so many of the latest orders. */
const LATEST = 20_000

/** How many orders of the same guest came before each, by the order's number of the row. */
export async function ordersBefore(
  sql: Sql,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<number, number>> {
  const [ofCustomers, ofVisitors] = await Promise.all([
    countOfCustomers(sql, orders),
    countOfVisitors(sql, orders),
  ])
  return new Map([...ofCustomers, ...ofVisitors])
}

async function countOfCustomers(sql: Sql, orders: readonly OrderRow[]): Promise<[number, number][]> {
  const ids = orders.flatMap(({ id, customer_id }) => (customer_id === null ? [] : id))
  if (ids.length === 0) return []
  const rows = await sql
    .selectFrom('orders as one')
    .select((e) => [
      'one.id',
      e
        .selectFrom('orders as other')
        .select((others) => others.fn.countAll<number>().as('count'))
        .whereRef('other.customer_id', '=', 'one.customer_id')
        .whereRef('other.created_at', '<', 'one.created_at')
        .where('other.status', '!=', 'cancelled')
        .as('count'),
    ])
    .where('one.id', 'in', ids)
    .execute()
  return rows.map(({ id, count }) => [id, Number(count ?? 0)])
}

async function countOfVisitors(sql: Sql, orders: readonly OrderRow[]): Promise<[number, number][]> {
  const visitors = orders.filter(({ customer_id, phone }) => customer_id === null && phone !== '')
  if (visitors.length === 0) return []
  const phones = [...new Set(visitors.map(({ phone }) => phone))]
  const { newest } = await sql
    .selectFrom('orders')
    .select((e) => e.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  const rows = await sql
    .selectFrom('orders')
    .select(['id', 'phone', 'created_at'])
    // As the index of visitors' phones says it, or it would not be read.
    .where(raw<boolean>`customer_id is null and phone <> ''`)
    .where('id', '>', Number(newest ?? 0) - LATEST)
    .where('phone', 'in', phones)
    .where('status', '!=', 'cancelled')
    .execute()
  return visitors.map(({ id, phone, created_at }) => [
    id,
    rows.filter((other) => other.phone === phone && other.created_at < created_at).length,
  ])
}
