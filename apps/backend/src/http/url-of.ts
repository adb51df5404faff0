import { boundedMap } from '../memory/bounded-map.ts'

/** A URL keeps its address and an object of its own. */
const known = boundedMap<URL>(256 * 1024, ({ href }) => href.length * 2 + 500)

/** Those without a query are few and come again with every order: each is read once. Nobody changes what he gets. */
export function urlOf(address: string): URL {
  if (address.includes('?')) return new URL(address)
  const before = known.get(address)
  if (before) return before
  const url = new URL(address)
  known.set(address, url)
  return url
}
