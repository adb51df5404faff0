import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export interface Visitor {
  /** The address the visitor typed, without path: https://shop.example */
  readonly origin: string
  /** Where the visitor comes from, as far as our own proxies can tell. */
  readonly address: string
}

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

const isOwn = (address: string): boolean =>
  isIP(address) !== 0 && ownNetwork.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/, '')

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() || undefined

export function readVisitor(req: IncomingMessage): Visitor {
  const peer = plain(req.socket.remoteAddress ?? '')
  const believed = isOwn(peer)
  const forwarded = believed ? req.headers : {}
  const protocol = first(forwarded['x-forwarded-proto']) === 'https' ? 'https' : 'http'
  const host = first(forwarded['x-forwarded-host']) ?? req.headers.host ?? 'localhost'
  const origin = isHost(host) ? `${protocol}://${host}` : 'http://localhost'
  return { origin, address: believed ? furthest(req.headers['x-forwarded-for'], peer) : peer }
}

/** The last address before our own proxies: what stands further left anybody may have written. */
function furthest(chain: string | string[] | undefined, peer: string): string {
  const hops = [chain ?? []].flat().join(',').split(',').map(plain).filter(isIP)
  return hops.findLast((hop) => !isOwn(hop)) ?? hops[0] ?? peer
}

/** A header that is no host must not end in links of the page. */
const isHost = (host: string): boolean => /^([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(:\d{1,5})?$/iu.test(host)
