import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import type { ClaimedJob } from './claim-jobs.ts'
import type { JobKind } from './job-kind.ts'

const LONGEST_ERROR = 500

export type Ending =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly fault: unknown }
  /** The shop closes: it did not fail, it is run later. */
  | { readonly kind: 'interrupted' }

export type Settled = 'done' | 'again' | 'given_up'

/** Writes down how a job went. A claim that ran out meanwhile is another worker's, and stays untouched. */
export async function settleJob(
  db: Database,
  now: Date,
  job: ClaimedJob,
  how: JobKind,
  ending: Ending,
): Promise<Settled> {
  const { changes, settled } = changesOf(now, job, how, ending)
  await transaction(db, (sql) =>
    sql
      .updateTable('outbox')
      .set(changes)
      .where('id', '=', job.id)
      .where('claimed_until', '=', job.claimed_until)
      .execute(),
  )
  return settled
}

function changesOf(now: Date, job: ClaimedJob, how: JobKind, ending: Ending) {
  const over = { done_at: now.getTime(), ...(how.isSecret ? { payload: '{}' } : {}) }
  if (ending.kind === 'done') return { settled: 'done', changes: { ...over, last_error: null } } as const
  if (ending.kind === 'interrupted')
    return { settled: 'again', changes: { claimed_until: 0, attempts: job.attempts - 1 } } as const
  const last_error = String(ending.fault).slice(0, LONGEST_ERROR)
  if (job.attempts >= how.attempts || ending.fault instanceof Undeliverable)
    return { settled: 'given_up', changes: { ...over, last_error } } as const
  const pause = Math.min(how.longestPauseMs, how.firstPauseMs * 2 ** (job.attempts - 1))
  return {
    settled: 'again',
    changes: { due_at: now.getTime() + pause, claimed_until: 0, last_error },
  } as const
}
