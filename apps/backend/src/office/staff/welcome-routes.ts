import { lookAtLink, welcomePasskeyOptions, welcomeStaff } from '@samobranka/contract'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { madePasskey, registrationOptions } from '../../staff/passkeys/register-passkey.ts'
import { openLink } from '../../staff/people/staff-link.ts'
import { welcome } from '../../staff/people/welcome.ts'
import { isWeakPassword } from '../../staff/sign-in/is-weak-password.ts'
import { personById } from '../../staff/sign-in/known-person.ts'
import { hashPassword } from '../../staff/sign-in/password-hash.ts'
import { countAddress } from '../../staff/sign-in/sign-in-limits.ts'
import { signedIn } from '../../staff/sign-in/sign-in-person.ts'
import { passkeySiteOr, signInWaysAt } from '../../staff/sign-in/sign-in-ways.ts'
import { staffLogin } from '../../staff/sign-in/staff-login.ts'
import { kitchenNames } from '../../staff/staff-me.ts'
import { loginsOf } from './security-of.ts'

const over = () => refuse(410, 'link_over')

export const welcomeRoutes: readonly Route[] = [
  route(lookAtLink, async ({ body, request, url, now }, context) => {
    const full = await countAddress(context, request, now)
    if (full) return full
    const link = await openLink(context.db.sql, body.token, now)
    if (link === null) return over()
    const { kind, role, kitchens, expiresAt } = link
    return answer({
      kind,
      name: await nameOf(link, context),
      role,
      kitchens: kitchenNames(kitchens, context),
      shopName: context.snapshot().own().operator.seo.name,
      expiresAt,
      needsLogin: await needsLogin(link, context),
      ways: await signInWaysAt(url, context),
    })
  }),

  route(welcomePasskeyOptions, async ({ body, request, url, now }, context) => {
    const site = passkeySiteOr(url, context)
    if (site instanceof Refusal) return site
    const full = await countAddress(context, request, now)
    if (full) return full
    const link = await openLink(context.db.sql, body.token, now)
    if (link === null) return over()
    const name = body.name || (await nameOf(link, context))
    const shopName = context.snapshot().own().operator.seo.name
    const whom = { purpose: 'welcome', staffId: null, shopName, login: body.login, name } as const
    return answer({ options: await registrationOptions(context.db, site, whom, now) })
  }),

  route(welcomeStaff, async ({ body, request, url, now }, context) => {
    const full = await countAddress(context, request, now)
    if (full) return full
    const link = await openLink(context.db.sql, body.token, now)
    if (link === null) return over()
    const { phoneCountry } = context.snapshot().own().operator
    const login = staffLogin(body.login, phoneCountry)
    // Who comes back stays known by what they were, unless they say otherwise.
    if (login === null && (body.login.trim() !== '' || (await needsLogin(link, context))))
      return refuse(422, 'invalid_login')
    const name = body.name.trim() || (await nameOf(link, context)).trim()
    if (name === '') return refuse(422, 'name_required')
    const passkey = body.response === null ? null : await passkeyOf(body.response, url, context)
    if (passkey instanceof Refusal) return passkey
    // A passkey is enough; a password beside it must be a good one all the same.
    if ((passkey === null || body.password !== '') && isWeakPassword(body.password, [body.login.trim()]))
      return refuse(422, 'weak_password')
    const passwordHash = body.password === '' ? null : await hashPassword(body.password)
    const newcomer = { token: body.token, name, login, passwordHash, passkey }
    const begun = await welcome(context.db, newcomer, request, now)
    if (begun === 'link_over') return over()
    if (begun === 'login_taken') return refuse(409, 'login_taken')
    return begun === 'passkey_refused' ? refuse(422, 'passkey_refused') : signedIn(begun, url, context)
  }),
]

async function passkeyOf(response: unknown, url: URL, context: Context) {
  const site = passkeySiteOr(url, context)
  if (site instanceof Refusal) return site
  return (await madePasskey(site, response)) ?? refuse(422, 'passkey_refused')
}

/** Who worked on tablets alone has nothing yet to sign in by. */
async function needsLogin({ staffId }: { staffId: number | null }, { db }: Context): Promise<boolean> {
  return staffId === null || (await loginsOf(db.sql, staffId)).length === 0
}

/** Who comes back is greeted by the name they have. */
async function nameOf({ staffId, name }: { staffId: number | null; name: string }, { db }: Context) {
  return staffId === null ? name : ((await personById(db.sql, staffId))?.name ?? name)
}
