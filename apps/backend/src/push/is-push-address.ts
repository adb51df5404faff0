import { isIP } from 'node:net'

const LONGEST = 2_000
const OWN_NETWORK = /(^|\.)(localhost|local|internal|lan|home|corp)$/

/**
 * Whether we may post to what a browser calls its push service. The address comes from outside: without this
 * anybody could make the server call machines of its own network.
 */
export function isPushAddress(text: string, production: boolean): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  if (username !== '' || password !== '') return false
  // Outside production a push service of one's own may stand beside the shop.
  if (!production && protocol === 'http:' && hostname === '127.0.0.1') return true
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && port === '' && isNamed && !OWN_NETWORK.test(hostname)
}
