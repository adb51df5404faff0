import type { BufferedRequest } from '../http/buffered-request.ts'
import { type CallCredentials, credentialEntries } from './credentials.ts'
import { writeQuery } from './write-query.ts'

/** Node's fetch speaks for itself about these. */
const ownHeaders = ['accept-encoding', 'connection', 'content-length', 'host', 'transfer-encoding']
/** WooCommerce's own calls, which take key and secret by a header where there is TLS. */
const ofWooCommerce = /^\/wp-json\/wc\/v\d+\//

/** Address and headers of a request to a foreign server. Key and secret stay out of its log where it can read a header. */
export function remoteRequest(
  baseUrl: string,
  request: BufferedRequest,
  credentials: CallCredentials,
): { readonly address: string; readonly headers: Headers } {
  const headers = new Headers([...request.headers])
  for (const name of ownHeaders) headers.delete(name)
  const { pathname, search } = new URL(request.url)
  const byHeader = credentials.keys !== null && baseUrl.startsWith('https:') && ofWooCommerce.test(pathname)
  if (byHeader) headers.set('authorization', basic(credentials.keys))
  const added = writeQuery(credentialEntries(byHeader ? { ...credentials, keys: null } : credentials))
  return { address: baseUrl + pathname + (search === '' ? added : search + added.replace('?', '&')), headers }
}

/** Whether an address that a browser is sent on to tells what the host had added: many servers repeat their query. */
export function leaksCredentials(location: string | null, { token, keys }: CallCredentials): boolean {
  if (location === null) return false
  return [token, keys?.consumerKey, keys?.consumerSecret].some(
    (secret) => secret && (location.includes(secret) || location.includes(encodeURIComponent(secret))),
  )
}

const basic = ({ consumerKey, consumerSecret }: NonNullable<CallCredentials['keys']>): string =>
  `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
