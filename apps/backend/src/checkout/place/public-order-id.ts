import { randomSecret } from '../../secrets/random-secret.ts'

/**
 * 128 random bits that nobody guesses, behind the instant: orders that come one after the other lie side by side in the
 * index, where random ids would touch another page of the file each.
 */
export function publicOrderId(now: Date): string {
  return `${now.getTime().toString(36).padStart(8, '0')}${randomSecret()}`
}
