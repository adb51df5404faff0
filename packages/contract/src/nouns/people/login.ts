import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { noun } from '../../wire/noun.ts'
import { count } from '../../wire/number.ts'
import { optional } from '../../wire/optional.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { text, verbatim } from '../../wire/text.ts'
import { optionalPromocode, phone } from '../request-parts.ts'
import { user } from './user.ts'

export const phoneBody = noun('PhoneBody', { phone: ['phone', phone, ''] })

export const codeSent = noun('CodeSent', {
  status: ['status', text, 'success'],
  length: ['length', count, 6],
  expiresIn: ['expires_in', count, 300],
  retryAfter: ['retry_after', count, 60],
})
export type CodeSent = Domain<typeof codeSent>

export const codeBody = noun('CodeBody', {
  phone: ['phone', phone, ''],
  code: ['code', maxLength(text, LIMITS.code), ''],
  referral: ['referral', optionalPromocode, null, 'sparse'],
})

/** The token is null in the browser: it stays behind the cookie. */
export const loggedIn = noun('LoggedIn', {
  status: ['status', text, 'success'],
  token: ['token', optional(verbatim), null, 'sparse'],
  user: ['user', user],
})
export type LoggedIn = Domain<typeof loggedIn>

/** `{status: "success"}` where there is nothing else to say. */
export const done = noun('Done', { status: ['status', text, 'success'] })
