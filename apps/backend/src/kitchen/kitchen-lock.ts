import { advisoryLock } from '../database/advisory-lock.ts'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'

/**
 * What cooks of one kitchen say is applied one after the other: two who finish the last two items of an order at once
 * would each find the other's undone, and nobody would call the order cooked.
 */
export const lockKitchen = (engine: Engine, sql: Sql, kitchen: number): Promise<void> =>
  advisoryLock(engine, sql, `kitchen:${kitchen}`)
