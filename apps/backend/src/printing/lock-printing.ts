import { advisoryLock } from '../database/advisory-lock.ts'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'

/** Whoever hands out a kitchen's prints does so alone: what one has claimed the other does not see as free. */
export const lockPrinting = (engine: Engine, sql: Sql, kitchen: number): Promise<void> =>
  advisoryLock(engine, sql, `print:${kitchen}`)
