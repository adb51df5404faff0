import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { text, verbatim, word } from '../../wire/text.ts'

/** A friend as the one who invited him may see him; nothing is earned before his first order is handed over. */
export const invitedFriend = noun('InvitedFriend', {
  name: ['name', text, ''],
  at: ['at', instant],
  earned: ['earned', money, 0],
})
export type InvitedFriend = Domain<typeof invitedFriend>

/** The customer's code, what a friend gets, what the customer gets, and how it went so far. */
export const referralInfo = noun('ReferralInfo', {
  code: ['code', verbatim, ''],
  link: ['link', text, ''],
  discountType: ['discount_type', oneOf(['percent', 'fixed_cart']), 'percent'],
  amount: ['amount', money, 0],
  referrerBonus: ['referrer_bonus', money, 0],
  invited: ['invited', count, 0],
  earned: ['earned', money, 0],
  friends: ['friends', list(invitedFriend), []],
})
export type ReferralInfo = Domain<typeof referralInfo>

export const referralBody = noun('ReferralBody', { code: ['code', maxLength(word, LIMITS.promocode)] })
