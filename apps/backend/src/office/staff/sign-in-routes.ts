import {
  signInByPasskey,
  signInByPassword,
  signInByRecovery,
  signInPasskeyOptions,
  staffSignInWays,
} from '@samobranka/contract'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { authenticationOptions, byPasskey } from '../../staff/passkeys/verify-passkey.ts'
import { checkPassword } from '../../staff/sign-in/check-password.ts'
import { personByLogin } from '../../staff/sign-in/known-person.ts'
import { useCode } from '../../staff/sign-in/recovery-codes.ts'
import { countAddress, countTry, forgetTries } from '../../staff/sign-in/sign-in-limits.ts'
import { signedIn, signInPerson } from '../../staff/sign-in/sign-in-person.ts'
import { passkeySiteOr, signInWaysAt } from '../../staff/sign-in/sign-in-ways.ts'
import { accountNamed } from '../../staff/sign-in/staff-login.ts'

const anybody = { purpose: 'sign_in', staffId: null } as const

export const signInRoutes: readonly Route[] = [
  route(staffSignInWays, async ({ url }, context) => answer(await signInWaysAt(url, context))),

  route(signInByPassword, async ({ body, request, url, now }, context) => {
    const { phoneCountry } = context.snapshot().own().operator
    const account = accountNamed(body.login, phoneCountry)
    const full = await countTry(context, request, account, now)
    if (full) return full
    const person = await personByLogin(context.db.sql, body.login, phoneCountry)
    const checked = await checkPassword(context, person, body, now)
    if (checked === 'code_required') return refuse(403, 'code_required')
    if (checked === 'wrong' || person === null) return refuse(403, 'wrong_credentials')
    await forgetTries(context.db, account)
    const begun = await transaction(context.db, (sql) =>
      signInPerson(sql, person.staffId, 'password', request, now),
    )
    return signedIn(begun, url, context)
  }),

  route(signInByRecovery, async ({ body, request, url, now }, context) => {
    const { phoneCountry } = context.snapshot().own().operator
    const account = accountNamed(body.login, phoneCountry)
    const full = await countTry(context, request, account, now)
    if (full) return full
    const person = await personByLogin(context.db.sql, body.login, phoneCountry)
    // Where codes of an app are switched on, a paper alone must not open: it comes with the password then.
    const alone = person !== null && person.totpSecret === null ? person : null
    const begun = await transaction(context.db, async (sql) =>
      (await useCode(sql, alone?.staffId ?? 0, body.code)) && alone !== null
        ? signInPerson(sql, alone.staffId, 'recovery', request, now)
        : null,
    )
    if (begun === null) return refuse(403, 'wrong_credentials')
    await forgetTries(context.db, account)
    return signedIn(begun, url, context)
  }),

  route(signInPasskeyOptions, async ({ request, url, now }, context) => {
    const site = passkeySiteOr(url, context)
    if (site instanceof Refusal) return site
    const full = await countAddress(context, request, now)
    return full ?? answer({ options: await authenticationOptions(context.db, site, anybody, now) })
  }),

  route(signInByPasskey, async ({ body, request, url, now }, context) => {
    const site = passkeySiteOr(url, context)
    if (site instanceof Refusal) return site
    const full = await countAddress(context, request, now)
    if (full) return full
    const begun = await byPasskey(
      { db: context.db, site, asked: anybody, now },
      body.response,
      (sql, staffId) => signInPerson(sql, staffId, 'passkey', request, now),
    )
    return begun === null ? refuse(403, 'passkey_refused') : signedIn(begun, url, context)
  }),
]
