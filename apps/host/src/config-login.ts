import type { LoginCodes } from '@samobranka/backend'
import type { Reader } from './config-reader.ts'

/** What a shop of some hundred orders an hour does not reach, and what its operator can pay once. */
const USUAL = 1_000
/** Above it guessing at long codes would no longer be hopeless: SECURITY.md has the sum. */
const MOST = 4_000

export function readLoginCodes(read: Reader, production: boolean): LoginCodes {
  const given = read.text('LOGIN_CODES_PER_HOUR')
  const perHour = read.integer('LOGIN_CODES_PER_HOUR', USUAL, 4, MOST)
  const inLog = read.oneOf('LOGIN_CODES_IN_LOG', ['yes', 'no'], 'no') === 'yes'
  return { perHour: production || given !== null ? perHour : null, inLog }
}
