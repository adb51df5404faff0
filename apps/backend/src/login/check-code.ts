import { advisoryLock } from '../database/advisory-lock.ts'
import { transaction } from '../database/transaction.ts'
import type { Call } from '../http/call.ts'
import type { Context } from '../http/context.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { normalisePhone } from '../phone/normalise-phone.ts'
import { ensureSecret } from '../secrets/ensure-secret.ts'
import { sessionOrigin } from '../sessions/session-origin.ts'
import { startSession } from '../sessions/start-session.ts'
import { askingBrowser, INTEGRATOR } from './asking-browser.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { rememberBrowser } from './known-browsers.ts'
import { countWrongCode } from './limits-of-an-address.ts'
import { codeHash, isSameHash } from './login-code.ts'

export interface Login {
  readonly token: string
  readonly customerId: number
}

const expired = () => refuse(410, 'code_expired')
const wrong = (attemptsLeft: number) =>
  refuse(422, 'invalid_code', { params: { count: attemptsLeft }, data: { attempts_left: attemptsLeft } })

/**
 * Exchanges the newest code that this browser asked for to this phone for a session: nobody else's tries are counted
 * against it, and the right code is none in another browser. A wrong try is counted before it is answered.
 */
export async function checkCodeOf(
  context: Context,
  { request, now }: Pick<Call, 'request' | 'now'>,
  typed: { readonly phone: string; readonly code: string },
): Promise<Login | Refusal> {
  const { db } = context
  const { operator } = context.snapshot().own()
  const phone = normalisePhone(typed.phone, operator.phoneCountry)
  if (phone === null) return refuse(422, 'invalid_phone')
  const hash = codeHash(await ensureSecret(db, 'login_codes', now), phone, typed.code.trim())
  const browser = askingBrowser(request)
  const outcome = await transaction(db, async (sql): Promise<Login | Refusal> => {
    // Guesses made at the same moment take turns, so that there are never more than five.
    await advisoryLock(db.engine, sql, `login:${phone}`)
    const code = await sql
      .selectFrom('login_codes')
      .select(['id', 'code_hash', 'attempts_left', 'wrong', 'expires_at', 'used_at'])
      .where('phone', '=', phone)
      .where('browser', '=', browser)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!code || code.used_at !== null || code.expires_at <= now.getTime()) return expired()
    if (code.attempts_left === 0) return wrong(0)
    if (!isSameHash(code.code_hash, hash)) {
      const attempts_left = code.attempts_left - 1
      const tried = { attempts_left, wrong: code.wrong + 1 }
      await sql.updateTable('login_codes').set(tried).where('id', '=', code.id).execute()
      return wrong(attempts_left)
    }
    await sql.updateTable('login_codes').set({ used_at: now.getTime() }).where('id', '=', code.id).execute()
    await rememberBrowser(sql, now, phone, browser)
    const customerId = await ensureCustomer(sql, now, phone)
    const token = await startSession(sql, { customerId, now, origin: sessionOrigin(request) })
    return { token, customerId }
  })
  if (!(outcome instanceof Refusal) || browser === INTEGRATOR) return outcome
  const flooded = await countWrongCode(clientAddress(request), context, now)
  // Only who holds no code is sent away: whoever does must get in, whatever his neighbours at the address typed.
  return outcome.code === 'code_expired' ? (flooded ?? outcome) : outcome
}
