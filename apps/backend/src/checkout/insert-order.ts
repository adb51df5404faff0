import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { runText } from '../database/run-text.ts'
import type { NewOrder } from './new-order.ts'

export interface Numbered {
  readonly id: number
  readonly number: string
}

/** Numbers begin here: people read them aloud, and an order number 1 looks like a test. */
const FIRST_NUMBER = 1_000

/** The next number; a number that an imported order already has gets a tail. */
const NEXT_ID = {
  sqlite: `select coalesce(max(seq), 0) + 1 as id from sqlite_sequence where name = 'orders'`,
  postgres: `select nextval(pg_get_serial_sequence('orders', 'id')) as id`,
} as const

function orderText(engine: Engine, columns: readonly string[]): string {
  const plain = `cast(${FIRST_NUMBER} + next.id as text)`
  const number = `case when exists (select 1 from orders where number = ${plain}) then ${plain} || '-1' else ${plain} end`
  const typed = engine === 'postgres' ? columns.map(castOf) : columns.map(() => '?')
  return `insert into orders (id, number, ${columns.join()})
    select next.id, ${number}, ${typed.join()} from (${NEXT_ID[engine]}) as next
    returning id, number`
}

/** In a select PostgreSQL takes a bare value for text. */
function castOf(column: string): string {
  return /_(id|total|at)$|^total$/.test(column) && column !== 'public_id' ? '?::bigint' : '?'
}

const texts = new Map<Engine, string>()

/** Writes the order's own row, its lines and the first entry of its history. */
export async function insertOrder(
  engine: Engine,
  sql: Sql,
  order: NewOrder,
  actor: string,
): Promise<Numbered> {
  const row = { ...order.row, body: JSON.stringify(order.details) }
  const text = texts.get(engine) ?? orderText(engine, Object.keys(row))
  texts.set(engine, text)
  const [numbered] = await runText<Numbered>(engine, sql, text, Object.values(row))
  if (!numbered) throw new Error('The order was written and has no number')
  const { id } = numbered
  await insertRows(
    engine,
    sql,
    'order_lines',
    order.lines.map((line) => ({ order_id: id, ...line })),
  )
  const { status, created_at: at } = order.row
  await insertRows(engine, sql, 'order_history', [{ order_id: id, status, actor, at }])
  return numbered
}
