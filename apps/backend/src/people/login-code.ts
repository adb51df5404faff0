import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

export const CODE_LENGTH = 4
export const CODE_LIVES_MS = 300_000
export const CODE_TRIES = 5
export const RESEND_AFTER_MS = 60_000

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** Four digits are soon guessed from a bare hash: the secret and the phone make a stolen table worthless. */
export function codeHash(secret: string, phone: string, code: string): string {
  return createHmac('sha256', secret).update(`${phone}:${code}`).digest('hex')
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
