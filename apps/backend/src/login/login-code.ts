import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

export const CODE_TRIES = 5

export function newCode(digits: number): string {
  return Array.from({ length: digits }, () => randomInt(10)).join('')
}

/** Few digits are soon guessed from a bare hash: the secret and the phone make a stolen table worthless. */
export function codeHash(secret: string, phone: string, code: string): string {
  return createHmac('sha256', secret).update(`${phone}:${code}`).digest('hex')
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
