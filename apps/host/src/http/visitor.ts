import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

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

const isOwn = remember(
  (address: string): boolean =>
    isIP(address) !== 0 && ownNetwork.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
)

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/, '')

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() || undefined

/** The address the visitor typed, without path: https://shop.example */
export function visitorOrigin(req: IncomingMessage): string {
  const { headers } = req
  const isForwarded = 'x-forwarded-proto' in headers || 'x-forwarded-host' in headers
  const told = isForwarded && isOwn(plain(req.socket.remoteAddress ?? '')) ? headers : {}
  const protocol = first(told['x-forwarded-proto']) === 'https' ? 'https' : 'http'
  const host = first(told['x-forwarded-host']) ?? headers.host ?? 'localhost'
  return isHost(host) ? `${protocol}://${host}` : 'http://localhost'
}

/** Where the visitor comes from, as far as our own proxies can tell. */
export function visitorAddress(req: IncomingMessage): string {
  const peer = plain(req.socket.remoteAddress ?? '')
  return isOwn(peer) ? furthest(req.headers['x-forwarded-for'], peer) : peer
}

/** The last address before our own proxies: what stands further left anybody may have written. */
function furthest(chain: string | string[] | undefined, peer: string): string {
  const hops = [chain ?? []].flat().join(',').split(',').map(plain).filter(isIP)
  return hops.findLast((hop) => !isOwn(hop)) ?? hops[0] ?? peer
}

/** A header that is no host must not end in links of the page. */
const isHost = remember((host: string): boolean =>
  /^([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(:\d{1,5})?$/iu.test(host),
)

/** The same few texts come with every request; made-up ones must not fill the memory. */
function remember(judge: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const answer = known.get(text)
    if (answer !== undefined) return answer
    const judged = judge(text)
    if (known.size >= 1_000) known.clear()
    known.set(text, judged)
    return judged
  }
}
