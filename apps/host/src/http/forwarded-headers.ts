import type { RequestHeaders } from '@samobranka/backend'
import { PlainHeaders } from './plain-headers.ts'

/** A list of what may pass: a cookie, a key or a token in a header of the browser's making is not on it. */
const towardsBackend = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'pragma',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
]

const towardsBrowser = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'x-wp-total',
  'x-wp-totalpages',
]

export const requestHeaders = (from: RequestHeaders): RequestHeaders =>
  pick(from, towardsBackend, new PlainHeaders({}))

/** The same for integrators, who bring credentials in a header of their own; a bank has signed what it wrote. */
export function integratorHeaders(from: RequestHeaders, isSigned: boolean): RequestHeaders {
  const passed = requestHeaders(from)
  for (const [name, value] of from)
    if (name === 'authorization' || (isSigned && /^[a-z][a-z-]*-signature$/.test(name)))
      passed.set(name, value)
  return passed
}

export const responseHeaders = (from: Headers): Headers => pick(from, towardsBrowser, new Headers())

function pick<To extends RequestHeaders>(from: RequestHeaders, names: readonly string[], kept: To): To {
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}
