import { proveByPasskey, proveByPassword, provePasskeyOptions } from '@samobranka/contract'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { authenticationOptions, byPasskey } from '../../staff/passkeys/verify-passkey.ts'
import { isDemoPerson } from '../../staff/people/is-demo-person.ts'
import { prove } from '../../staff/prove.ts'
import { isRightCode } from '../../staff/sign-in/check-password.ts'
import { personById } from '../../staff/sign-in/known-person.ts'
import { isPassword } from '../../staff/sign-in/password-hash.ts'
import { countTry, forgetTries } from '../../staff/sign-in/sign-in-limits.ts'
import { passkeySiteOr } from '../../staff/sign-in/sign-in-ways.ts'
import { staffCall } from '../../staff/staff-call.ts'

export const proofRoutes: readonly Route[] = [
  staffCall(proveByPassword, async (staff, { body, request, now }, context) => {
    const { db } = context
    const account = `proof ${staff.staffId}`
    const full = await countTry(context, request, account, now)
    if (full) return full
    const person = await personById(db.sql, staff.staffId)
    if (person === null) return refuse(401, 'unauthorized')
    // Who is looked around as has nothing to show, and is nobody.
    const isRight =
      (await isDemoPerson(db.sql, staff.staffId)) ||
      (body.password === ''
        ? person.totpSecret !== null && (await isRightCode(context, person, body.code, now))
        : await isPassword(body.password, person.passwordHash))
    if (!isRight) return refuse(403, 'wrong_credentials')
    await forgetTries(db, account)
    return answer(await transaction(db, (sql) => prove(sql, staff.sessionHash, now)))
  }),

  staffCall(provePasskeyOptions, async (staff, { url, now }, context) => {
    const site = passkeySiteOr(url, context)
    if (site instanceof Refusal) return site
    const asked = { purpose: 'prove', staffId: staff.staffId } as const
    return answer({ options: await authenticationOptions(context.db, site, asked, now) })
  }),

  staffCall(proveByPasskey, async (staff, { body, url, request, now }, context) => {
    const site = passkeySiteOr(url, context)
    if (site instanceof Refusal) return site
    const full = await countTry(context, request, `proof ${staff.staffId}`, now)
    if (full) return full
    const asked = { purpose: 'prove', staffId: staff.staffId } as const
    const proven = await byPasskey({ db: context.db, site, asked, now }, body.response, (sql) =>
      prove(sql, staff.sessionHash, now),
    )
    return proven === null ? refuse(403, 'passkey_refused') : answer(proven)
  }),
]
