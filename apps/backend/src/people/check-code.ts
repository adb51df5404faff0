import { hold } from '../database/hold.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { ensureSecret } from './ensure-secret.ts'
import { codeHash, isSameHash } from './login-code.ts'
import { normalisePhone } from './normalise-phone.ts'
import { newToken, SESSION_MS, tokenHash } from './session-token.ts'

export interface Login {
  readonly token: string
  readonly customerId: number
}

const expired = () => refuse(410, 'code_expired')
const wrong = (attemptsLeft: number) =>
  refuse(422, 'invalid_code', { params: { count: attemptsLeft }, data: { attempts_left: attemptsLeft } })

/** Exchanges the phone's newest code for a session. A wrong try is counted before it is answered. */
export async function checkCodeOf(
  context: Context,
  now: Date,
  typed: { readonly phone: string; readonly code: string },
): Promise<Login | Refusal> {
  const { db } = context
  const { operator } = context.snapshot().in(context.snapshot().defaultLanguage)
  const phone = normalisePhone(typed.phone, operator.phoneCountry)
  if (phone === null) return refuse(422, 'invalid_phone')
  const hash = codeHash(await ensureSecret(db, 'login_codes', now), phone, typed.code.trim())
  return transaction(db, async (sql) => {
    // Guesses made at the same moment take turns, so that there are never more than five.
    await hold(db.engine, sql, `login:${phone}`)
    const code = await sql
      .selectFrom('login_codes')
      .select(['id', 'code_hash', 'attempts_left', 'expires_at', 'used_at'])
      .where('phone', '=', phone)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!code || code.used_at !== null || code.expires_at <= now.getTime()) return expired()
    if (code.attempts_left === 0) return wrong(0)
    if (!isSameHash(code.code_hash, hash)) {
      const attempts_left = code.attempts_left - 1
      await sql.updateTable('login_codes').set({ attempts_left }).where('id', '=', code.id).execute()
      return wrong(attempts_left)
    }
    await sql.updateTable('login_codes').set({ used_at: now.getTime() }).where('id', '=', code.id).execute()
    const customerId = await ensureCustomer(sql, now, phone)
    const token = newToken()
    await sql
      .insertInto('sessions')
      .values({
        token_hash: tokenHash(token),
        customer_id: customerId,
        created_at: now.getTime(),
        seen_at: now.getTime(),
        expires_at: now.getTime() + SESSION_MS,
      })
      .execute()
    return { token, customerId }
  })
}
