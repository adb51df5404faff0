import type { Translate } from '@samobranka/dictionary'
import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { isFirstInWindow, tooManyRequests } from '../http/limits/rate-limit.ts'
import type { Refusal } from '../http/refusal.ts'
import { messageOperator } from '../messages/message-operator.ts'

const HOUR = 3_600_000
/** A part is kept for browsers that have logged in before: strangers cannot use up what lets customers in. */
const OF_STRANGERS = 0.75
const ALARM_AT = 0.8

export interface Budget {
  /** What was sent of it within the hour. */
  readonly sent: number
  readonly most: number
  readonly refusal: Refusal | null
}

/** What is left of the codes that the operator pays for in an hour; null where nobody set a limit. */
export async function codeBudget(
  sql: Sql,
  now: Date,
  perHour: number | null,
  isKnown: boolean,
): Promise<Budget | null> {
  if (perHour === null) return null
  const ofStrangers = Math.ceil(perHour * OF_STRANGERS)
  const most = isKnown ? Math.max(1, perHour - ofStrangers) : ofStrangers
  const { sent, first } = await sql
    .selectFrom('login_codes')
    .select(({ fn }) => [fn.countAll<number>().as('sent'), fn.min('created_at').as('first')])
    .where('known', '=', isKnown ? 1 : 0)
    .where('created_at', '>', now.getTime() - HOUR)
    .where('created_at', '<=', now.getTime())
    .executeTakeFirstOrThrow()
  const refusal = Number(sent) >= most ? tooManyRequests(Number(first) + HOUR - now.getTime()) : null
  return { sent: Number(sent), most, refusal }
}

/** Tells the operator, once an hour, that most of the hour's codes are sent; true when it was told now. */
export async function warnOperator(
  sql: Sql,
  now: Date,
  context: Context,
  { sent, most }: Budget,
  translate: Translate,
): Promise<boolean> {
  // The one that is being sent is the next.
  if (sent + 1 < most * ALARM_AT) return false
  if (!(await isFirstInWindow(sql, { bucket: 'alarm:codes', windowMs: HOUR }, now))) return false
  await messageOperator(sql, now, context, translate('login.alarm', { count: sent + 1, limit: most }))
  return true
}
