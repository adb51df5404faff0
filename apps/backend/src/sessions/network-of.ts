import { isIP } from 'node:net'

/** The network of an address, without the machine in it: `203.0.113.*`, `2001:db8:1:*`. Empty where it is none. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(plain) === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.*`
  return isIP(plain) === 6 ? `${firstGroups(plain)}:*` : ''
}

/** Of eight groups of which a row of zeros may be left out. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 3).join(':').toLowerCase()
}
