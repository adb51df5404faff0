import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import type { KnownPerson } from './known-person.ts'
import { isPassword } from './password-hash.ts'
import { useCode } from './recovery-codes.ts'
import { totpStep, useTotpStep } from './totp.ts'

type Checked = 'right' | 'wrong' | 'code_required'

/** The second half of signing in: a code of the app, or one of recovery. */
export async function isRightCode(
  { db }: Pick<Context, 'db'>,
  { staffId, totpSecret }: Pick<KnownPerson, 'staffId' | 'totpSecret'>,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = totpSecret === null ? null : totpStep(totpSecret, code, now)
  return transaction(db, (sql) =>
    step === null ? useCode(sql, staffId, code) : useTotpStep(sql, staffId, step),
  )
}

/** Takes as long for nobody as for somebody; that a code is missing is said to who knows the password. */
export async function checkPassword(
  context: Context,
  person: KnownPerson | null,
  { password, code }: { readonly password: string; readonly code: string },
  now: Date,
): Promise<Checked> {
  const isRight = await isPassword(password, person?.passwordHash ?? null)
  if (!isRight || person === null) return 'wrong'
  if (person.totpSecret === null) return 'right'
  if (code.trim() === '') return 'code_required'
  return (await isRightCode(context, person, code, now)) ? 'right' : 'wrong'
}
