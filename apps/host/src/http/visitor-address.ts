import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { memoize } from './memoize.ts'

/** Only machines of our own network are believed when they say on whose behalf they ask. */
const ownNetwork = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetwork.addSubnet(net, bits, 'ipv4')
}
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')
ownNetwork.addSubnet('fe80::', 10, 'ipv6')

const isOwn = memoize(
  (address: string): boolean =>
    isIP(address) !== 0 && ownNetwork.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
)

export const isPrivateAddress = (address: string): boolean => isOwn(plain(address))

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/, '')

/** Where the visitor comes from, as far as our own proxies can tell. */
export function visitorAddress(req: IncomingMessage): string {
  const peer = plain(req.socket.remoteAddress ?? '')
  const chain = req.headers['x-forwarded-for']
  return chain !== undefined && isOwn(peer) ? furthest(chain, peer) : peer
}

/** The last address before our own proxies: what stands further left anybody may have written. */
function furthest(chain: string | string[], peer: string): string {
  let furthestOwn = peer
  for (const hop of [chain].flat().join(',').split(',').reverse()) {
    const address = addressIn(hop)
    if (address === '') continue
    // Passed over, he would be whoever he wrote before himself, or one of our own machines.
    if (isIP(address) === 0) return 'unknown'
    if (!isOwn(address)) return address
    furthestOwn = address
  }
  return furthestOwn
}

/** Some proxies write the visitor's port as well: 203.0.113.9:4711, [2001:db8::9]:4711. */
function addressIn(hop: string): string {
  const text = hop.trim()
  const [, six, four] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  return plain(six ?? four ?? text)
}
