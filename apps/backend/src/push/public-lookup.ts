import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks in which only machines of our own, or nobody, can live. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(plain)
  return kind !== 0 && !inside.check(plain, kind === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Finds out where a name lives, and refuses one that lives with us: whoever owns a name may point it at our database,
 * also between the moment it was checked and the moment it is called, so it is the connection itself that asks.
 */
export const publicLookup: LookupFunction = (hostname, options, found) =>
  resolve(hostname, { ...options, all: true }, (fault, addresses) => {
    if (fault) return found(fault, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return found(Object.assign(new Error(`${hostname} is no public place`), { code: 'EACCES' }), '')
    return options.all ? found(null, addresses) : found(null, first.address, first.family)
  })
