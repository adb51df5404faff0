import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import type { IntegratorCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { integratorBy } from './integrator-by.ts'
import type { AcceptedKeys } from './known-keys.ts'
import { OAUTH_METHODS, type OAuthMethod, oauthSignature } from './oauth-signature.ts'

const WINDOW_MS = 900_000

/** A signed request: the right key, a stamp of the last quarter of an hour, a nonce never seen, the right signature. */
export async function checkOAuth(
  oauth: ReadonlyMap<string, string>,
  request: BackendRequest,
  url: URL,
  accepted: readonly AcceptedKeys[],
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<IntegratorCaller | Refusal> {
  const method = oauth.get('oauth_signature_method') ?? ''
  const nonce = oauth.get('oauth_nonce') ?? ''
  const stampedAt = Number(oauth.get('oauth_timestamp') ?? Number.NaN) * 1_000
  const consumerKey = oauth.get('oauth_consumer_key') ?? ''
  if (!isMethod(method) || nonce === '' || nonce.length > 255 || !isFresh(stampedAt, clock()))
    return refuse(401, 'invalid_signature')
  const params = signedParams(oauth, url)
  const keys = accepted.find((each) => isSameSecret(consumerKey, each.consumerKey))
  if (!keys) return refuse(401, 'invalid_signature')
  const wanted = oauthSignature({ method: request.method, url, params }, keys.consumerSecret, method)
  if (!isSameSecret(oauth.get('oauth_signature') ?? '', wanted)) return refuse(401, 'invalid_signature')
  return (await isFirstTime(db, consumerKey, nonce, stampedAt))
    ? integratorBy(keys)
    : refuse(401, 'invalid_signature')
}

/**
 * What is signed: the query and the Authorization header together, each name once, as PHP reads them. WooCommerce's
 * own client sends its query twice and signs it once.
 */
function signedParams(oauth: ReadonlyMap<string, string>, { searchParams }: URL): [string, string][] {
  const once = new Map([...searchParams, ...oauth])
  return [...once].filter(([name]) => name !== 'oauth_signature' && name !== 'realm')
}

/** By its own names only: `constructor` is in every object, and no way to sign. */
function isMethod(method: string): method is OAuthMethod {
  return Object.hasOwn(OAUTH_METHODS, method)
}

/** Clients stamp by their own watch; the shop's clock may have been set to another year to try things out. */
function isFresh(stampedAt: number, shopTime: Date): boolean {
  const watches = [shopTime.getTime(), Date.now()]
  return watches.some((time) => Math.abs(time - stampedAt) <= WINDOW_MS)
}

/** A request that was overheard must not be sent again. */
async function isFirstTime(
  db: Database,
  consumer_key: string,
  nonce: string,
  stamped_at: number,
): Promise<boolean> {
  const noted = await transaction(db, (sql) =>
    sql
      .insertInto('oauth_nonces')
      .values({ consumer_key, nonce, stamped_at })
      .onConflict((conflict) => conflict.columns(['consumer_key', 'nonce']).doNothing())
      .returning('nonce')
      .executeTakeFirst(),
  )
  return noted !== undefined
}

/** Stamps that are too old to be taken need not be remembered; twice the window, for the two watches. */
export async function forgetOldNonces(db: Database, now: Date): Promise<void> {
  const longAgo = Math.min(now.getTime(), Date.now()) - 2 * WINDOW_MS
  await transaction(db, (sql) => sql.deleteFrom('oauth_nonces').where('stamped_at', '<', longAgo).execute())
}
