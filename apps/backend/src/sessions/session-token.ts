import { createHash, randomBytes } from 'node:crypto'

const DAY = 86_400_000
export const SESSION_MS = 180 * DAY

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored: who reads the database cannot log in with what he finds there. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
