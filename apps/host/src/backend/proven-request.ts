import type { ReadAsk } from '../api/read-ask.ts'
import { type Proof, proofEntries } from './proof.ts'
import { writeQuery } from './write-query.ts'

/** Node's fetch speaks for itself about these. */
const ownHeaders = ['accept-encoding', 'connection', 'content-length', 'host', 'transfer-encoding']
/** WooCommerce's own calls, which take key and secret by a header where there is TLS. */
const ofWooCommerce = /^\/wp-json\/wc\/v\d+\//

/** Where and with what a foreign server is asked. Key and secret stay out of its log where it can read a header. */
export function provenRequest(
  baseUrl: string,
  asked: ReadAsk,
  proof: Proof,
): { readonly address: string; readonly headers: Headers } {
  const headers = new Headers([...asked.headers])
  for (const name of ownHeaders) headers.delete(name)
  const { pathname, search } = new URL(asked.url)
  const byHeader = proof.keys !== null && baseUrl.startsWith('https:') && ofWooCommerce.test(pathname)
  if (byHeader) headers.set('authorization', basic(proof.keys))
  const added = writeQuery(proofEntries(byHeader ? { ...proof, keys: null } : proof))
  return { address: baseUrl + pathname + (search === '' ? added : search + added.replace('?', '&')), headers }
}

/** Whether an address that a browser is sent on to tells what the host had added: many servers repeat their query. */
export function tellsProof(location: string | null, { token, keys }: Proof): boolean {
  if (location === null) return false
  return [token, keys?.consumerKey, keys?.consumerSecret].some(
    (secret) => secret && (location.includes(secret) || location.includes(encodeURIComponent(secret))),
  )
}

const basic = ({ consumerKey, consumerSecret }: NonNullable<Proof['keys']>): string =>
  `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
