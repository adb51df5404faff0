import { isIPv6 } from 'node:net'
import type { BackendRequest } from '../backend-request.ts'

/** Who is limited when somebody calls too often; the host writes the header itself and passes nobody else's on. */
export function clientAddress(request: Pick<BackendRequest, 'headers'>): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return forwarded ? networkOf(forwarded) : 'unknown'
}

/** A provider gives every home 2⁶⁴ IPv6 addresses and more: counted one by one, nobody would ever be limited. */
function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function groupsOf(address: string): number[] {
  // An address of the platform's own writing: its last two groups are never dotted.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16))
}
