import type { Session } from '../session/session-cookie.ts'
import type { KnownCall } from './find-call.ts'

export type Credentials =
  | { readonly ok: true; readonly token: boolean; readonly keys: boolean }
  | { readonly ok: false; readonly refusal: 'unauthorized' | 'forbidden' | 'upstream_unavailable' }

const nothing: Credentials = { ok: true, token: false, keys: false }

/** Sending and checking a code, over whichever channel. */
export const isCodeCall = (path: string): boolean =>
  /^\/wp-json\/(wc\/auth\/(send_code|check_code)|(telega|whatsapp)\/v1\/auth\/(send|check))\/?$/.test(path)

const isOwnOrders = (path: string): boolean => /^\/wp-json\/wc\/v2\/orders\/?$/.test(path)

/**
 * What the host adds to a browser's call. Key and secret open everything, so only these calls ever get them.
 * `alsoNamed` are the customers a body names, where nobody behind the host looks at them.
 */
export function chooseCredentials(
  call: KnownCall | null,
  url: URL,
  session: Session | null,
  alsoNamed: readonly string[] = [],
): Credentials {
  if (!call) return nothing
  if (isCodeCall(url.pathname) && call.method === 'POST') return { ok: true, token: false, keys: true }
  if (isOwnOrders(url.pathname) && call.method === 'GET') {
    if (!session) return { ok: false, refusal: 'unauthorized' }
    const named = namedIn(url, 'customer')
    const own = named.length === 1 && named[0] === String(session.userId)
    // The token as well: the cookie alone does not say whether its session is over.
    return own ? { ok: true, token: true, keys: true } : { ok: false, refusal: 'forbidden' }
  }
  if (call.auth === 'token' && !session) return { ok: false, refusal: 'unauthorized' }
  if (namesAnother(url, session) || alsoNamed.some((one) => one !== String(session?.userId)))
    return { ok: false, refusal: 'forbidden' }
  return { ok: true, token: session !== null && isPersonal(call), keys: false }
}

/** A published document is the same for everybody: a token in its address would only end in somebody's log. */
function isPersonal({ auth, method, path }: KnownCall): boolean {
  if (auth === 'keys') return false
  return auth !== 'public' || method !== 'GET' || personalReads.has(path)
}

/** Open to everybody, and showing more to whom it belongs. */
const personalReads = new Set(['/wp-json/v1/autocoupons', '/wp-json/checkout/v1/orders/{id}'])

/** A server behind BACKEND_URL may believe any `user_id`; here it must be the session's own. */
function namesAnother(url: URL, session: Session | null): boolean {
  if (session === null) return false
  const named = [...namedIn(url, 'user_id'), ...namedIn(url, 'customer')]
  return named.some((value) => value !== '' && value !== String(session.userId))
}

/**
 * Every value under the name, `name[]` among them: one reader of a repeated parameter takes the first, another the
 * last, and between the two somebody else's orders were read with our key.
 */
function namedIn(url: URL, name: string): string[] {
  return [...url.searchParams]
    .filter(([key]) => key === name || key.startsWith(`${name}[`))
    .map(([, value]) => value)
}
