import type { Authenticator } from '../http/authenticate.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import type { IntegratorCaller } from '../http/caller.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import type { Keys } from '../secrets/integrator-keys.ts'
import { checkOAuth } from './check-oauth.ts'
import { integratorBy } from './integrator-by.ts'
import { type AcceptedKeys, acceptedKeys } from './known-keys.ts'
import { noteUsed } from './note-used.ts'

/** An integrator by key and secret: in the query, by Basic, or signed by OAuth 1.0a where the wire is not encrypted. */
export const keysAuthenticator: Authenticator = async (request, url, context) => {
  const signed = oauthParams(request, url)
  const plain = signed ? null : (basicKeys(request) ?? queryKeys(url))
  if (!signed && !plain) return null
  const accepted = await acceptedKeys(context.db, context.clock)
  const caller = signed ? await checkOAuth(signed, request, url, accepted, context) : byPlain(plain, accepted)
  if (!(caller instanceof Refusal) && caller.keyId !== null) noteUsed(context, caller.keyId)
  return caller
}

function byPlain(plain: Keys | null, accepted: readonly AcceptedKeys[]): IntegratorCaller | Refusal {
  const found = plain && accepted.find((keys) => isSame(plain, keys))
  return found ? integratorBy(found) : refuse(401, 'unauthorized')
}

const isSame = (given: Keys, keys: Keys): boolean =>
  isSameSecret(given.consumerKey, keys.consumerKey) && isSameSecret(given.consumerSecret, keys.consumerSecret)

function queryKeys({ searchParams }: URL): Keys | null {
  const consumerKey = searchParams.get('consumer_key')
  const consumerSecret = searchParams.get('consumer_secret')
  return consumerKey === null || consumerSecret === null ? null : { consumerKey, consumerSecret }
}

function basicKeys(request: BackendRequest): Keys | null {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (encoded === undefined) return null
  const [consumerKey = '', consumerSecret = ''] = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .split(':', 2)
  return { consumerKey, consumerSecret }
}

/** `oauth_…` of the query, or of the header `OAuth oauth_nonce="…", …`. */
function oauthParams(request: BackendRequest, { searchParams }: URL): ReadonlyMap<string, string> | null {
  const header = /^OAuth\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const pairs = header
    ? [...header.matchAll(/\b(\w+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, decode(value)] as const,
      )
    : [...searchParams].filter(([name]) => name.startsWith('oauth_'))
  const params = new Map(pairs)
  return params.has('oauth_signature') || params.has('oauth_consumer_key') ? params : null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
