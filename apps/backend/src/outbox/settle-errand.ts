import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { ClaimedErrand } from './claim.ts'
import { type ErrandKind, Undeliverable } from './errand-kind.ts'

const LONGEST_ERROR = 500

export type Ending =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly fault: unknown }
  /** The shop closes: it did not fail, it is run later. */
  | { readonly kind: 'interrupted' }

export type Settled = 'done' | 'again' | 'given_up'

/** Writes down how an errand went. A claim that ran out meanwhile is another worker's, and stays untouched. */
export async function settleErrand(
  db: Database,
  now: Date,
  errand: ClaimedErrand,
  how: ErrandKind,
  ending: Ending,
): Promise<Settled> {
  const { changes, settled } = changesOf(now, errand, how, ending)
  await transaction(db, (sql) =>
    sql
      .updateTable('outbox')
      .set(changes)
      .where('id', '=', errand.id)
      .where('claimed_until', '=', errand.claimed_until)
      .execute(),
  )
  return settled
}

function changesOf(now: Date, errand: ClaimedErrand, how: ErrandKind, ending: Ending) {
  const over = { done_at: now.getTime(), ...(how.isSecret ? { payload: '{}' } : {}) }
  if (ending.kind === 'done') return { settled: 'done', changes: { ...over, last_error: null } } as const
  if (ending.kind === 'interrupted')
    return { settled: 'again', changes: { claimed_until: 0, attempts: errand.attempts - 1 } } as const
  const last_error = String(ending.fault).slice(0, LONGEST_ERROR)
  if (errand.attempts >= how.attempts || ending.fault instanceof Undeliverable)
    return { settled: 'given_up', changes: { ...over, last_error } } as const
  const pause = Math.min(how.longestPauseMs, how.firstPauseMs * 2 ** (errand.attempts - 1))
  return {
    settled: 'again',
    changes: { due_at: now.getTime() + pause, claimed_until: 0, last_error },
  } as const
}
