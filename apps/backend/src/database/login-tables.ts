import type { Generated } from 'kysely'
import type { Flag, Instant } from './column-values.ts'

/** Codes on their way to phones, and where phones have logged in from. */
export interface LoginTables {
  login_codes: {
    id: Generated<number>
    phone: string
    channel: string
    code_hash: string
    attempts_left: number
    created_at: Instant
    expires_at: Instant
    used_at: Instant | null
    /** The hash of who asked for it. */
    browser: Generated<string>
    /** Whether the phone has logged in from there before. */
    known: Generated<Flag>
    digits: Generated<number>
    /** Wrong tries at it. */
    wrong: Generated<number>
  }
  /** The browsers a phone has logged in from. */
  login_browsers: { phone: string; browser: string; seen_at: Instant }
}
