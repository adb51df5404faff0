import type { Domain } from '../../wire/codec.ts'
import { idList } from '../../wire/id-list.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { address } from '../delivery/address.ts'
import { bonus } from '../loyalty/bonus.ts'
import { ownedCoupon } from '../loyalty/owned-coupon.ts'
import { referralInfo } from '../loyalty/referral.ts'
import { order } from '../order/order.ts'
import { notification, preferences } from './account.ts'
import { customerSession } from './customer-session.ts'
import { keptMessage, keptRequest, keptWish, sentMessage } from './kept-messages.ts'
import { user } from './user.ts'

/** All of a customer's data in one document, in the shapes the other calls have. */
export const userExport = noun('UserExport', {
  user: ['user', user],
  addresses: ['addresses', list(address), []],
  preferences: ['preferences', preferences],
  favourites: ['favorites', idList, []],
  orders: ['orders', list(order), []],
  bonus: ['bonus', bonus],
  coupons: ['coupons', list(ownedCoupon), []],
  referral: ['referral', referralInfo],
  notifications: ['notifications', list(notification), []],
  messages: ['messages', list(keptMessage), []],
  requests: ['requests', list(keptRequest), []],
  deliveryWishes: ['delivery_wishes', list(keptWish), []],
  sentMessages: ['sent_messages', list(sentMessage), []],
  sessions: ['sessions', list(customerSession), []],
})
export type UserExport = Domain<typeof userExport>
