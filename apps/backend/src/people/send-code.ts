import { createTranslator, loadWords } from '@samobranka/dictionary'
import { hold } from '../database/hold.ts'
import { transaction } from '../database/transaction.ts'
import type { Call } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { countTowards, tooManyRequests } from '../http/rate-limit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type Channel, sayTo } from '../messages/say-to.ts'
import { ensureSecret } from './ensure-secret.ts'
import { CODE_LIVES_MS, CODE_TRIES, codeHash, newCode, RESEND_AFTER_MS } from './login-code.ts'
import { normalisePhone } from './normalise-phone.ts'

const MINUTE = 60_000

/** Sends a code to the phone by the channel; null when it is on its way. */
export async function sendCodeBy(
  channel: Channel,
  call: Pick<Call, 'request' | 'now' | 'speak'>,
  context: Context,
  typed: string,
): Promise<Refusal | null> {
  const { db, log, production } = context
  const { now } = call
  const { operator } = context.snapshot().in(context.snapshot().defaultLanguage)
  if (!operator.loginChannels.includes(channel)) return refuse(422, 'channel_unavailable')
  const phone = normalisePhone(typed, operator.phoneCountry)
  if (phone === null) return refuse(422, 'invalid_phone')
  const most = production ? 20 : 100
  const limit = { bucket: `codes:${clientAddress(call.request)}`, most, windowMs: MINUTE }
  const flooded = await countTowards(db, limit, now)
  if (flooded) return flooded

  const code = newCode()
  const hash = codeHash(await ensureSecret(db, 'login_codes', now), phone, code)
  const text = createTranslator(await loadWords(call.speak), call.speak)('login.message', { code })
  const tooSoon = await transaction(db, async (sql) => {
    await hold(db.engine, sql, `login:${phone}`)
    const last = await sql
      .selectFrom('login_codes')
      .select('created_at')
      .where('phone', '=', phone)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    // A clock that was put back must not lock anybody out until it has caught up with the last code.
    const age = last ? Math.abs(now.getTime() - last.created_at) : RESEND_AFTER_MS
    if (age < RESEND_AFTER_MS) return tooManyRequests(RESEND_AFTER_MS - age)
    await sql
      .insertInto('login_codes')
      .values({
        phone,
        channel,
        code_hash: hash,
        attempts_left: CODE_TRIES,
        created_at: now.getTime(),
        expires_at: now.getTime() + CODE_LIVES_MS,
        used_at: null,
      })
      .execute()
    await sayTo(sql, now, context, { channel, to: phone, text, code })
    return null
  })
  // Without a gateway the log is where the operator reads the code; with one it is never written there.
  if (!tooSoon && !context.ports.messages?.[channel]) log.info({ channel, to: phone, code }, 'login code')
  return tooSoon
}
