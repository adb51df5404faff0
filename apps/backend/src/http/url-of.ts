const MOST = 100
const known = new Map<string, URL>()

/** Those without a query are few and come again with every order: each is read once. Nobody changes what he gets. */
export function urlOf(address: string): URL {
  if (address.includes('?')) return new URL(address)
  const before = known.get(address)
  if (before) return before
  const url = new URL(address)
  if (known.size >= MOST) known.clear()
  known.set(address, url)
  return url
}
