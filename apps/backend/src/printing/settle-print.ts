import type { PrintFault } from '@samobranka/contract'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { announcePrint, type PrintRow } from './print-job.ts'

interface Result {
  readonly id: string
  readonly by: string
  /** null: it came out. */
  readonly fault: PrintFault | null
  /** Whether it waits for its printer to be well again, rather than for somebody to look. */
  readonly waits?: boolean
}

/** What became of a claimed job. Told twice it is the same; a job that somebody else has claimed meanwhile is theirs. */
export async function settlePrint(
  engine: Engine,
  sql: Sql,
  { id, by, fault, waits = false }: Result,
  now: Date,
): Promise<PrintRow | null> {
  const row = await sql
    .updateTable('print_jobs')
    .set({
      state: fault === null ? 'printed' : waits ? 'waiting' : 'failed',
      fault,
      printed_at: fault === null ? now.getTime() : null,
      claimed_until: 0,
    })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .where('state', '=', 'claimed')
    .returningAll()
    .executeTakeFirst()
  if (row) {
    await announcePrint(engine, sql, row, now)
    return row
  }
  const before = await sql
    .selectFrom('print_jobs')
    .selectAll()
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .executeTakeFirst()
  return before ?? null
}

/** A job that did not come out goes to its printer once more; null where it is not such a job. */
export async function retryPrint(engine: Engine, sql: Sql, id: string, now: Date): Promise<PrintRow | null> {
  const row = await sql
    .updateTable('print_jobs')
    .set(({ eb }) => ({
      state: 'waiting',
      fault: null,
      attempts: 0,
      copy: eb.case().when('fault', '=', 'lost').then(1).else(eb.ref('copy')).end(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returningAll()
    .executeTakeFirst()
  if (row) await announcePrint(engine, sql, row, now)
  return row ?? null
}
