import { timingSafeEqual } from 'node:crypto'

/** Answers equally fast whatever is given, so that a secret cannot be guessed letter by letter. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
