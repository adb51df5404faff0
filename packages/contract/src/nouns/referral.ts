import type { Domain } from '../wire/codec.ts'
import { money } from '../wire/money.ts'
import { noun } from '../wire/noun.ts'
import { count } from '../wire/number.ts'
import { oneOf } from '../wire/one-of.ts'
import { text, verbatim, word } from '../wire/text.ts'

/** The customer's code, what a friend gets, what the customer gets, and how it went so far. */
export const referralInfo = noun('ReferralInfo', {
  code: ['code', verbatim, ''],
  link: ['link', text, ''],
  discountType: ['discount_type', oneOf(['percent', 'fixed_cart']), 'percent'],
  amount: ['amount', money, 0],
  referrerBonus: ['referrer_bonus', money, 0],
  invited: ['invited', count, 0],
  earned: ['earned', money, 0],
})
export type ReferralInfo = Domain<typeof referralInfo>

export const referralBody = noun('ReferralBody', { code: ['code', word] })
