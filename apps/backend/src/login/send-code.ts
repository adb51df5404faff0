import { isLanguage } from '@samobranka/dictionary'
import { transaction } from '../database/transaction.ts'
import type { Call } from '../http/call.ts'
import type { Context } from '../http/context.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { isFirstInWindow } from '../http/limits/rate-limit.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { translatorOf } from '../http/translate.ts'
import { CODE_LIVES_MS, sendMessage } from '../messages/send-message.ts'
import { normalisePhone } from '../phone/normalise-phone.ts'
import type { Channel } from '../ports/message-gateway.ts'
import { ensureSecret } from '../secrets/ensure-secret.ts'
import { askingBrowser, INTEGRATOR } from './asking-browser.ts'
import { warnOperator } from './code-budget.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { tooManyCodesTo } from './limits-of-an-address.ts'
import { codeHash, newCode } from './login-code.ts'
import { loginNotSetUp } from './login-not-set-up.ts'
import { whatMayBeSent } from './what-may-be-sent.ts'

const DAY = 86_400_000
/** Telegram's gateway carries no longer ones. */
const MOST_DIGITS: Readonly<Record<Channel, number>> = { sms: 10, telegram: 8, whatsapp: 10 }

export interface SentCode {
  readonly digits: number
  /** When the next one may be asked for. */
  readonly pauseMs: number
}

/** Sends a code to the phone by the channel, for the browser that asks. */
export async function sendCodeBy(
  channel: Channel,
  call: Pick<Call, 'request' | 'now' | 'messageLanguage'>,
  context: Context,
  typed: string,
): Promise<Refusal | SentCode> {
  const { db, log } = context
  const { now } = call
  const snapshot = context.snapshot()
  const { operator } = snapshot.own()
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
  const translate = await translatorOf(call.messageLanguage)
  const { defaultLanguage } = snapshot
  const translateForOperator = await translatorOf(isLanguage(defaultLanguage) ? defaultLanguage : 'en')
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
    await sendMessage(sql, now, context, {
      channel,
      to: phone,
      text: translate('login.message', { code }),
      code,
    })
    const isLast = budget !== null && (await warnOperator(sql, now, context, budget, translateForOperator))
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
