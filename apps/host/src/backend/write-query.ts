/** A query in the one spelling that every server reads alike; '' for none. */
export function writeQuery(entries: Iterable<readonly [string, string]>): string {
  const pairs = [...entries].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Written fields as a query or a form has them, as texts; empty ones are left out. */
export function textsOf(written: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(written).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** As RFC 3986 has it: what `encodeURIComponent` leaves as it is, some readers take for their own. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
