import type { SignInWays } from '@samobranka/contract'
import type { Context } from '../../http/context.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { type PasskeySite, passkeySite } from '../passkeys/passkey-site.ts'
import { anybodyWorksHere } from '../people/staff-link.ts'

/** How one may sign in at the address that was asked. */
export async function signInWaysAt(url: URL, context: Context): Promise<SignInWays> {
  const site = passkeySite(url, context)
  return {
    passkeys: typeof site !== 'string',
    obstacle: typeof site === 'string' ? site : '',
    demo: !context.production,
    nobodyYet: !(await anybodyWorksHere(context.db.sql)),
  }
}

export function passkeySiteOr(url: URL, context: Context): PasskeySite | Refusal {
  const site = passkeySite(url, context)
  return typeof site === 'string' ? refuse(409, 'passkeys_unavailable', { data: { obstacle: site } }) : site
}
