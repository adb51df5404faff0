import type { Keys } from './backend-door.ts'

/** What the host adds to a call of a browser, or of a page, to prove who asks. */
export interface Proof {
  readonly token: string | null
  readonly keys: Keys | null
}

export const noProof: Proof = { token: null, keys: null }

/** The query's names for it. No browser may use them. */
export const isProofName = (name: string): boolean =>
  /^(?:token|consumer_(?:key|secret)|oauth_.*)$/.test(name)

/** The proof as the specification has it: in the query. */
export function proofEntries({ token, keys }: Proof): readonly (readonly [name: string, value: string])[] {
  const ofCustomer = token === null ? [] : [['token', token] as const]
  if (keys === null) return ofCustomer
  const { consumerKey, consumerSecret } = keys
  return [...ofCustomer, ['consumer_key', consumerKey], ['consumer_secret', consumerSecret]]
}

export function provenAddress(address: string, proof: Proof): string {
  if (proof.token === null && proof.keys === null) return address
  const url = new URL(address)
  for (const [name, value] of proofEntries(proof)) url.searchParams.set(name, value)
  return url.href
}
