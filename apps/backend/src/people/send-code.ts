import { createTranslator, isLanguage, loadWords, type Translate } from '@samobranka/dictionary'
import type { Database, Sql } from '../database/database.ts'
import { hold } from '../database/hold.ts'
import { transaction } from '../database/transaction.ts'
import type { Call } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { isFirstInWindow, tooManyRequests } from '../http/rate-limit.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { type Channel, sayTo } from '../messages/say-to.ts'
import { askingBrowser, INTEGRATOR } from './asking-browser.ts'
import { alarmOperator, type Budget, codeBudget } from './code-budget.ts'
import { codePause } from './code-pause.ts'
import { codeStrength, type Strength } from './code-strength.ts'
import { codesOfPhone, type DayCode, triesAt, triesOfStrangers } from './codes-of-a-day.ts'
import { ensureSecret } from './ensure-secret.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { tooManyCodesTo } from './limits-of-an-address.ts'
import { CODE_LIVES_MS, codeHash, newCode } from './login-code.ts'
import { loginNotSetUp } from './login-not-set-up.ts'
import { normalisePhone } from './normalise-phone.ts'

const DAY = 86_400_000
/** Telegram's gateway carries no longer ones. */
const MOST_DIGITS: Readonly<Record<Channel, number>> = { sms: 10, telegram: 8, whatsapp: 10 }

export interface SentCode {
  readonly digits: number
  /** When the next one may be asked for. */
  readonly pauseMs: number
}

interface Asking {
  readonly phone: string
  readonly browser: string
  /** Whether the phone has logged in from there before: strangers do not keep it waiting. */
  readonly isKnown: boolean
}

/** Sends a code to the phone by the channel, for the browser that asks. */
export async function sendCodeBy(
  channel: Channel,
  call: Pick<Call, 'request' | 'now' | 'speak'>,
  context: Context,
  typed: string,
): Promise<Refusal | SentCode> {
  const { db, log } = context
  const { now } = call
  const snapshot = context.snapshot()
  const { operator } = snapshot.in(snapshot.defaultLanguage)
  if (!operator.loginChannels.includes(channel)) return refuse(422, 'channel_unavailable')
  const phone = normalisePhone(typed, operator.phoneCountry)
  if (phone === null) return refuse(422, 'invalid_phone')
  const closed = loginNotSetUp(channel, context)
  if (closed) return closed
  const browser = askingBrowser(call.request)
  const asking = { phone, browser, isKnown: await isKnownBrowser(db.sql, phone, browser) }
  // All that an integrator's customers ask for comes from his one address.
  const isTrusted = asking.isKnown || browser === INTEGRATOR
  const flooded = await tooManyCodesTo(clientAddress(call.request), isTrusted, context, now)
  if (flooded) return flooded

  const secret = await ensureSecret(db, 'login_codes', now)
  const speak = await translatorOf(call.speak)
  const tell = await translatorOf(snapshot.defaultLanguage)
  const outcome = await transaction(db, async (sql) => {
    const sending = await whatMayBeSent(db, sql, now, asking, context.loginCodes.perHour)
    if (sending instanceof Refusal) return sending
    const { strength, budget } = sending
    if (strength.digits > MOST_DIGITS[channel]) return refuse(422, 'channel_unavailable')
    for (const { id } of sending.replaced)
      await sql.updateTable('login_codes').set({ attempts_left: 0 }).where('id', '=', id).execute()
    const code = newCode(strength.digits)
    await sql
      .insertInto('login_codes')
      .values({
        phone,
        channel,
        code_hash: codeHash(secret, phone, code),
        attempts_left: strength.tries,
        created_at: now.getTime(),
        expires_at: now.getTime() + CODE_LIVES_MS,
        used_at: null,
        browser,
        known: asking.isKnown ? 1 : 0,
        digits: strength.digits,
      })
      .execute()
    await sayTo(sql, now, context, {
      channel,
      to: phone,
      text: speak('login.message', { code }),
      code,
    })
    const isLast = budget !== null && (await alarmOperator(sql, now, context, budget, tell))
    const isHard =
      sending.isHardDay && (await isFirstInWindow(sql, { bucket: 'alarm:hard-day', windowMs: DAY }, now))
    return { ...sending, code, isLast, isHard }
  })
  if (outcome instanceof Refusal) return outcome
  const { strength, pauseMs, code, budget, isLast, isHard } = outcome
  if (isLast) log.warn({ ...budget }, 'Most of the login codes of this hour are sent')
  if (isHard) log.warn({ digits: strength.digits }, 'Codes are guessed at: those of this day are longer')
  // Without a gateway the log is where the operator reads the code; with one it is never written there.
  if (!context.ports.messages?.[channel]) log.info({ channel, to: phone, code }, 'login code')
  return { digits: strength.digits, pauseMs }
}

async function translatorOf(spoken: string): Promise<Translate> {
  const language = isLanguage(spoken) ? spoken : 'en'
  return createTranslator(await loadWords(language), language)
}

interface Sending {
  readonly strength: Strength
  readonly pauseMs: number
  readonly budget: Budget | null
  readonly replaced: readonly DayCode[]
  /** Whether it is strangers all over the shop who make the code longer. */
  readonly isHardDay: boolean
}

/** Decided under the phone's lock and the shop's, so that codes asked for at once do not share one another's tries. */
async function whatMayBeSent(
  { engine }: Database,
  sql: Sql,
  now: Date,
  { phone, browser, isKnown }: Asking,
  perHour: number | null,
): Promise<Sending | Refusal> {
  await hold(engine, sql, `login:${phone}`)
  const codes = await codesOfPhone(sql, now, phone)
  const own = codes.filter((code) => (code.known === 1) === isKnown || (isKnown && code.browser === browser))
  const wait = Math.max(
    waitAfter(own[0], codePause(unusedOf(own)), now),
    // A browser that is known waits for nobody else: whoever asks every minute would keep the owner outside.
    isKnown ? 0 : waitAfter(codes[0], codePause(0), now),
  )
  if (wait > 0) return tooManyRequests(wait)
  await hold(engine, sql, 'login:shop')
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
