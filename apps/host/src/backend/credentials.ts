export interface Keys {
  readonly consumerKey: string
  readonly consumerSecret: string
}

/** What the host adds to a call of a browser, or of a page, to say who asks. */
export interface CallCredentials {
  readonly token: string | null
  readonly keys: Keys | null
}

export const noCredentials: CallCredentials = { token: null, keys: null }

/** The query's names for it. No browser may use them. */
export const isCredentialName = (name: string): boolean =>
  /^(?:token|consumer_(?:key|secret)|oauth_.*)$/.test(name)

/** Credentials as the specification has them: in the query. */
export function credentialEntries({
  token,
  keys,
}: CallCredentials): readonly (readonly [name: string, value: string])[] {
  const ofCustomer = token === null ? [] : [['token', token] as const]
  if (keys === null) return ofCustomer
  const { consumerKey, consumerSecret } = keys
  return [...ofCustomer, ['consumer_key', consumerKey], ['consumer_secret', consumerSecret]]
}

export function addressWithCredentials(address: string, credentials: CallCredentials): string {
  if (credentials.token === null && credentials.keys === null) return address
  const url = new URL(address)
  for (const [name, value] of credentialEntries(credentials)) url.searchParams.set(name, value)
  return url.href
}
