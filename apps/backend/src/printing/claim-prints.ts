import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { announcePrint, type PrintRow } from './print-job.ts'

/** A printer that has said nothing for so long has lost the job. */
export const CLAIM_MS = 60_000
/** Lost so often, somebody has to look. */
const MOST_ATTEMPTS = 3
const AT_ONCE = 10

interface Claim {
  readonly kitchen: number
  readonly printers: readonly string[]
  readonly by: string
}

/**
 * Hands out what is to be printed by these printers. What was lost on the way comes again, as a copy: nobody knows
 * whether the first one came out, and a dish must not be cooked twice for it.
 */
export async function claimPrints(
  engine: Engine,
  sql: Sql,
  { kitchen, printers, by }: Claim,
  now: Date,
  most = AT_ONCE,
): Promise<readonly PrintRow[]> {
  await giveUpLost(engine, sql, kitchen, now)
  const at = now.getTime()
  const rows = await sql
    .selectFrom('print_jobs')
    .select(['id', 'state', 'claimed_until', 'claimed_by', 'copy'])
    .where('kitchen', '=', kitchen)
    .where('printer', 'in', printers.length > 0 ? [...printers] : ['\n'])
    .where('state', 'in', ['waiting', 'claimed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const free = rows
    .filter(({ state, claimed_until }) => state === 'waiting' || claimed_until <= at)
    .slice(0, most)
  const claimed: PrintRow[] = []
  for (const { id, state, claimed_until, copy } of free) {
    const row = await sql
      .updateTable('print_jobs')
      .set(({ eb }) => ({
        state: 'claimed',
        fault: null,
        claimed_by: by,
        claimed_until: at + CLAIM_MS,
        attempts: eb('attempts', '+', 1),
        copy: state === 'claimed' ? 1 : copy,
      }))
      .where('id', '=', id)
      .where('state', '=', state)
      .where('claimed_until', '=', claimed_until)
      .returningAll()
      .executeTakeFirst()
    if (row) claimed.push(row)
  }
  return claimed
}

async function giveUpLost(engine: Engine, sql: Sql, kitchen: number, now: Date): Promise<void> {
  const lost = await sql
    .updateTable('print_jobs')
    .set({ state: 'failed', fault: 'lost' })
    .where('kitchen', '=', kitchen)
    .where('state', '=', 'claimed')
    .where('claimed_until', '<=', now.getTime())
    .where('attempts', '>=', MOST_ATTEMPTS)
    .returningAll()
    .execute()
  for (const row of lost) await announcePrint(engine, sql, row, now)
}
