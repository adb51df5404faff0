import { sql as raw } from 'kysely'
import type { Database, Sql } from '../../database/database.ts'
import { runText } from '../../database/run-text.ts'

export interface Numbered {
  readonly id: number
  /** For people. */
  readonly number: string
}

/** Numbers begin here: people read them aloud, and an order number 1 looks like a test. */
const FIRST_NUMBER = 1_000
/** A process takes so many at once; those it does not use are nobody's. */
const BLOCK = 32

const reserved = new WeakMap<Database, number[]>()
const reserving = new WeakMap<Database, Promise<number[]>>()

/**
 * The number of the row that an order will have, known before it is written, so that all of it is written in one
 * trip. PostgreSQL gives them in blocks; SQLite's writer looks himself, for nobody else writes meanwhile (null).
 */
export async function reserveOrderId(db: Database): Promise<number | null> {
  if (db.engine === 'sqlite') return null
  for (;;) {
    const id = reserved.get(db)?.pop()
    if (id !== undefined) return id
    const asking = reserving.get(db) ?? reserveBlock(db)
    reserving.set(db, asking)
    try {
      reserved.set(db, await asking)
    } finally {
      reserving.delete(db)
    }
  }
}

async function reserveBlock(db: Database): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select nextval(pg_get_serial_sequence('orders', 'id')) as id from generate_series(1, ${BLOCK})
  `.execute(db.sql)
  return rows.map(({ id }) => id).reverse()
}

/** The next one of SQLite, asked in the transaction that uses it. */
export async function nextOrderId(sql: Sql): Promise<number> {
  const text = `select coalesce(max(seq), 0) + 1 as id from sqlite_sequence where name = 'orders'`
  const [next] = await runText<{ id: number }>('sqlite', sql, text, [])
  return next?.id ?? 1
}

/** An imported order may have the number already: then this one gets a tail. */
export function numberOf(id: number, tail: number): string {
  return tail === 0 ? String(FIRST_NUMBER + id) : `${FIRST_NUMBER + id}-${tail}`
}

export function isNumberTaken(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('code' in fault)) return false
  if (fault.code === '23505') return 'constraint' in fault && fault.constraint === 'orders_number_key'
  return fault.code === 'SQLITE_CONSTRAINT_UNIQUE' && fault.message.includes('orders.number')
}
