import type { IncomingMessage } from 'node:http'

export interface Target {
  readonly host: string | undefined
  /** Path and query. */
  readonly url: string
}

/** Host and path of a request; null where they can be read in two ways. */
export function readTarget({ url = '/', headers, rawHeaders }: TargetOf): Target | null {
  if (hasTwoHosts(rawHeaders)) return null
  if (url.startsWith('/')) return { host: headers.host, url }
  // A proxy's way to ask: the address goes before the header, and readers differ in what they make of it.
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  const { host, pathname, search } = new URL(url)
  return { host, url: pathname + search }
}

type TargetOf = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>

/** Node keeps the first of two hosts, others the last. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = false
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    if (found) return true
    found = true
  }
  return false
}
