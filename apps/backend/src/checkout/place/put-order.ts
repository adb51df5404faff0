import type { Engine } from '../../database/column-types.ts'
import type { Sql } from '../../database/database.ts'
import type { StockLeft } from '../../stock/stock-ledger.ts'
import type { NewOrder } from './new-order.ts'
import type { Placement } from './placement.ts'
import { putOnPostgres } from './put-on-postgres.ts'
import { putOnSqlite } from './put-on-sqlite.ts'

/** What every order writes: its goods out of the stock, the key, itself, lines, history, what is to be paid. */
export interface PutOrder {
  /** With its number. */
  readonly order: NewOrder
  readonly placement: Placement
}

/** `short` when goods are missing or counted otherwise than was thought, `repeated` when the key has an order, `limited` when the visitor has enough of them or, on PostgreSQL, his key has one. On SQLite the caller rolls back then. */
export type PutAnswer = readonly StockLeft[] | 'short' | 'repeated' | 'limited'

/** One trip to the database, whichever it is. */
export function putOrder(engine: Engine, sql: Sql, put: PutOrder): Promise<PutAnswer> {
  return engine === 'postgres' ? putOnPostgres(sql, put) : putOnSqlite(sql, put)
}
