import { createHmac } from 'node:crypto'

export const OAUTH_METHODS = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' } as const
export type OAuthMethod = keyof typeof OAUTH_METHODS

export interface OAuthRequest {
  readonly method: string
  readonly url: URL
  /** All of the request's parameters but the signature itself. */
  readonly params: readonly (readonly [name: string, value: string])[]
}

/** The signature of OAuth 1.0a with one leg, as WooCommerce's clients make it: no token, so the key ends in `&`. */
export function oauthSignature(request: OAuthRequest, secret: string, method: OAuthMethod): string {
  const params = request.params
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const { origin, pathname } = request.url
  const base = [request.method.toUpperCase(), encode(origin + pathname), encode(params)].join('&')
  return createHmac(OAUTH_METHODS[method], `${encode(secret)}&`)
    .update(base)
    .digest('base64')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** RFC 3986: encodeURIComponent leaves a few signs that OAuth wants encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
