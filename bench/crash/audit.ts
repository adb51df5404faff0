import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@samobranka/backend'
import { wrongBonuses } from './audit-bonuses.ts'
import { wrongTables } from './audit-tables.ts'
import type { Answers } from './customers.ts'

export interface Before {
  readonly orders: ReadonlySet<string>
  readonly stock: ReadonlyMap<string, number>
}

const placeOf = (row: { product_id: number; variation_id: number; warehouse_id: number }) =>
  `${row.product_id} ${row.variation_id} ${row.warehouse_id}`

export async function lookBefore(db: Database): Promise<Before> {
  const orders = await db.sql.selectFrom('orders').select('public_id').execute()
  const stock = await db.sql.selectFrom('stock').selectAll().execute()
  return {
    orders: new Set(orders.map((row) => row.public_id)),
    stock: new Map(stock.map((row) => [placeOf(row), row.quantity])),
  }
}

/** Everything that must be true whatever died when; each line is a promise broken. */
export async function audit(db: Database, before: Before, answers: Answers): Promise<string[]> {
  const all = await db.sql.selectFrom('orders').selectAll().execute()
  const orders = all.filter((order) => !before.orders.has(order.public_id))
  return [
    ...answers.wrong,
    ...lostOrders(orders, answers),
    ...orders
      .filter((one) => one.total !== sumOf(one))
      .map((one) => `the sum of ${one.number} does not agree`),
    ...(await wrongStock(db, before, orders)),
    ...(await wrongHistory(db, orders)),
    ...(await wrongBonuses(db, orders)),
    ...(await wrongTables(db, orders)),
    ...(await undelivered(db)),
  ]
}

type Order = Awaited<ReturnType<typeof ordersOf>>[number]
const ordersOf = (db: Database) => db.sql.selectFrom('orders').selectAll().execute()

function lostOrders(orders: readonly Order[], answers: Answers): string[] {
  const known = new Map(orders.map((order) => [order.public_id, order]))
  const promised = new Set([...answers.placed.values()].map(({ id }) => id))
  const numbers = new Set(orders.map(({ number }) => number))
  return [
    ...[...promised].filter((id) => !known.has(id)).map((id) => `order ${id} was acknowledged and is lost`),
    ...orders
      .filter((one) => !promised.has(one.public_id))
      .map((one) => `order ${one.number} is nobody's: placed twice`),
    ...(promised.size < answers.placed.size ? ['two keys were answered with one order'] : []),
    ...(numbers.size < orders.length ? ['two orders have the same number'] : []),
    ...[...answers.cancelled]
      .filter((id) => known.get(id)?.status !== 'cancelled')
      .map((id) => `the cancellation of ${id} was acknowledged and is lost`),
  ]
}

const sumOf = (order: Order): number =>
  order.lines_total -
  order.discount_total -
  order.bonus_total +
  order.delivery_total +
  order.express_total +
  order.tips_total

async function wrongStock(db: Database, before: Before, orders: readonly Order[]): Promise<string[]> {
  const living = new Map(orders.filter((one) => one.status !== 'cancelled').map((one) => [one.id, one]))
  const lines = await db.sql.selectFrom('order_lines').selectAll().where('counted', '=', 1).execute()
  const taken = new Map<string, number>()
  for (const line of lines) {
    const order = living.get(line.order_id)
    if (!order) continue
    const place = placeOf({ ...line, warehouse_id: order.warehouse_id })
    taken.set(place, (taken.get(place) ?? 0) + line.count)
  }
  const now = await db.sql.selectFrom('stock').selectAll().execute()
  return now
    .filter((row) => row.quantity !== (before.stock.get(placeOf(row)) ?? 0) - (taken.get(placeOf(row)) ?? 0))
    .map((row) => `stock of ${placeOf(row)} is ${row.quantity}, orders took ${taken.get(placeOf(row)) ?? 0}`)
}

async function wrongHistory(db: Database, orders: readonly Order[]): Promise<string[]> {
  const rows = await db.sql.selectFrom('order_history').selectAll().orderBy('id').execute()
  const last = new Map(rows.map((row) => [row.order_id, row.status]))
  const seen = new Set<string>()
  const twice = rows.filter(({ order_id, status }) => {
    const move = `${order_id} ${status}`
    return seen.has(move) || !seen.add(move)
  })
  return [
    ...twice.map((row) => `order ${row.order_id} became ${row.status} twice`),
    ...orders
      .filter((one) => last.get(one.id) !== one.status)
      .map((one) => `history of ${one.number} ends elsewhere`),
  ]
}

/** What was pending when the host died is delivered by the next one; a claim of the dead has to run out first. */
async function undelivered(db: Database): Promise<string[]> {
  const pending = () =>
    db.sql.selectFrom('outbox').select(['id', 'kind', 'last_error']).where('done_at', 'is', null).execute()
  for (let tries = 0; tries < 90 && (await pending()).length > 0; tries += 1) await wait(1_000)
  return (await pending())
    .slice(0, 5)
    .map((row) => `job ${row.id} (${row.kind}) was never run: ${row.last_error}`)
}
