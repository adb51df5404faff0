import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a notification may be: a recorded webhook must not be played again tomorrow. */
const TOLERANCE_S = 300

/** `t=1492774577,v1=5257a869…`: HMAC-SHA256 of `t.body`; several v1 while a secret is being changed. */
export function isSignedByStripe(header: string, body: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d+$/.test(stamp) || Math.abs(now.getTime() / 1000 - Number(stamp)) > TOLERANCE_S) return false
  const expected = createHmac('sha256', secret).update(`${stamp}.${body}`).digest()
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
