import { advisoryLock } from '../database/advisory-lock.ts'
import type { Database, Sql } from '../database/database.ts'
import { tooManyRequests } from '../http/limits/rate-limit.ts'
import type { Refusal } from '../http/refusal.ts'
import { type Budget, codeBudget } from './code-budget.ts'
import { codePause } from './code-pause.ts'
import { codeStrength, type Strength } from './code-strength.ts'
import { codesOfPhone, type DayCode, triesAt, triesOfStrangers } from './codes-of-a-day.ts'

export interface Asking {
  readonly phone: string
  readonly browser: string
  /** Whether the phone has logged in from there before: strangers do not keep it waiting. */
  readonly isKnown: boolean
}

export interface Sending {
  readonly strength: Strength
  readonly pauseMs: number
  readonly budget: Budget | null
  readonly replaced: readonly DayCode[]
  /** Whether it is strangers all over the shop who make the code longer. */
  readonly isHardDay: boolean
}

/** Whether a code may be sent now, and how long it is: decided under the phone's lock and the shop's, so that codes asked for at once do not share one another's tries. */
export async function whatMayBeSent(
  { engine }: Database,
  sql: Sql,
  now: Date,
  { phone, browser, isKnown }: Asking,
  perHour: number | null,
): Promise<Sending | Refusal> {
  await advisoryLock(engine, sql, `login:${phone}`)
  const codes = await codesOfPhone(sql, now, phone)
  const own = codes.filter((code) => (code.known === 1) === isKnown || (isKnown && code.browser === browser))
  const wait = Math.max(
    waitAfter(own[0], codePause(unusedOf(own)), now),
    // A browser that is known waits for nobody else: whoever asks every minute would keep the owner outside.
    isKnown ? 0 : waitAfter(codes[0], codePause(0), now),
  )
  if (wait > 0) return tooManyRequests(wait)
  await advisoryLock(engine, sql, 'login:shop')
  const budget = await codeBudget(sql, now, perHour, isKnown)
  if (budget?.refusal) return budget.refusal
  // The newer code takes the place of the older one, whose tries are nobody's any more.
  const replaced = codes.filter((code) => code.browser === browser && code.used_at === null)
  const rest = own.map((code) => (replaced.includes(code) ? { ...code, attempts_left: 0 } : code))
  const ofPhone = triesAt(rest, now)
  const strength = codeStrength(ofPhone, isKnown ? null : await triesOfStrangers(sql, now))
  return {
    strength,
    budget,
    replaced,
    pauseMs: codePause(unusedOf(own) + 1),
    isHardDay: strength.digits > codeStrength(ofPhone, null).digits,
  }
}

const unusedOf = (codes: readonly DayCode[]): number => codes.filter(({ used_at }) => used_at === null).length

/** A clock that was put back must not lock anybody out until it has caught up with the last code. */
function waitAfter(last: DayCode | undefined, pauseMs: number, now: Date): number {
  return last ? pauseMs - Math.abs(now.getTime() - last.created_at) : 0
}
