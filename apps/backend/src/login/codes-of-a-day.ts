import type { Sql } from '../database/database.ts'
import { CODE_LIVES_MS } from '../messages/send-message.ts'
import type { Tries } from './code-strength.ts'

const DAY = 86_400_000
/** Tries of the last day may have been made at codes that are a code's life older. */
const DAY_OF_TRIES_MS = DAY + CODE_LIVES_MS

/**
 * The codes that were sent to the phone within a day, the newest first. A day before and a day behind: with a clock
 * that was put back neither an old guess is forgotten nor anybody kept waiting until it has caught up.
 */
export async function codesOfPhone(sql: Sql, now: Date, phone: string) {
  const at = now.getTime()
  return sql
    .selectFrom('login_codes')
    .select([
      'id',
      'browser',
      'known',
      'digits',
      'wrong',
      'attempts_left',
      'created_at',
      'expires_at',
      'used_at',
    ])
    .where('phone', '=', phone)
    .where('created_at', '>', at - DAY_OF_TRIES_MS)
    .where('created_at', '<', at + DAY)
    .orderBy('id', 'desc')
    .execute()
}

export type DayCode = Awaited<ReturnType<typeof codesOfPhone>>[number]

/** The tries that were made at these codes, and those that they still allow. */
export function triesAt(codes: readonly DayCode[], now: Date): Tries {
  const tries: Record<number, number> = {}
  for (const { digits, wrong, attempts_left, expires_at, used_at } of codes) {
    const open = used_at === null && expires_at > now.getTime() ? attempts_left : 0
    tries[digits] = (tries[digits] ?? 0) + wrong + open
  }
  return tries
}

/** The same of all strangers in the shop, in one statement: between two a try would pass from one to the other. */
export async function triesOfStrangers(sql: Sql, now: Date): Promise<Tries> {
  const at = now.getTime()
  const ofStrangers = sql
    .selectFrom('login_codes')
    .where('known', '=', 0)
    .where('created_at', '<', at + DAY)
  const rows = await ofStrangers
    .select(({ fn }) => ['digits', fn.sum<number>('wrong').as('tries')])
    .where('wrong', '>', 0)
    .where('created_at', '>', at - DAY_OF_TRIES_MS)
    .groupBy('digits')
    .unionAll(
      ofStrangers
        .select(({ fn }) => ['digits', fn.sum<number>('attempts_left').as('tries')])
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        // It lives no longer: the index finds it by when it was made.
        .where('created_at', '>', at - CODE_LIVES_MS)
        .groupBy('digits'),
    )
    .execute()
  const tries: Record<number, number> = {}
  for (const row of rows) tries[row.digits] = (tries[row.digits] ?? 0) + Number(row.tries)
  return tries
}
