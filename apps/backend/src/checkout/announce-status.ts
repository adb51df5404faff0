import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import type { OrderRow } from './order-record.ts'

type Announced = Pick<OrderRow, 'public_id' | 'number' | 'customer_id' | 'status' | 'language'>

/** Tells everybody concerned what became of the order, in its own transaction. */
export async function announceStatus(
  _engine: Engine,
  _sql: Sql,
  _order: Announced,
  _now: Date,
): Promise<void> {}
