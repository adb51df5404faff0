import { autoApplyBody, promocodeBody } from '../nouns/loyalty/auto-apply.ts'
import { bonus } from '../nouns/loyalty/bonus.ts'
import { coupon } from '../nouns/loyalty/coupon.ts'
import { autoApplyAnswer, offeredCoupon } from '../nouns/loyalty/offered-coupon.ts'
import { ownedCoupon } from '../nouns/loyalty/owned-coupon.ts'
import { referralBody, referralInfo } from '../nouns/loyalty/referral.ts'
import { wheelSpin, wheelState } from '../nouns/loyalty/wheel-game.ts'
import { done } from '../nouns/people/login.ts'
import { language } from '../nouns/request-parts.ts'
import { flag } from '../wire/flag.ts'
import { list } from '../wire/list.ts'
import { id } from '../wire/number.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

export const autoApplyCoupons = endpoint({
  name: 'autoApplyCoupons',
  method: 'POST',
  path: '/wp-json/wc/v3/coupons/autoapply',
  summary: 'Coupons that hold for this cart, and the stock of its goods.',
  auth: 'public',
  query: query({ lang: language }),
  body: autoApplyBody,
  answer: autoApplyAnswer,
  refusals: ['forbidden'],
})

export const allCoupons = endpoint({
  name: 'allCoupons',
  method: 'GET',
  path: '/wp-json/v1/autocoupons',
  summary: 'Coupons; personal ones for their own customer only.',
  auth: 'public',
  query: query({ lang: language }),
  answer: list(coupon),
})

export const userCoupons = endpoint({
  name: 'userCoupons',
  method: 'GET',
  path: '/wp-json/systeminfo/v1/user/avaible_coupons',
  summary: 'The customer’s own coupons; with `spent`, also those used up.',
  auth: 'token',
  query: query({ userId: ['user_id', id], spent: flag, lang: language }),
  answer: list(ownedCoupon),
  refusals: ['forbidden'],
})

export const applyPromocode = endpoint({
  name: 'applyPromocode',
  method: 'POST',
  path: '/wp-json/systeminfo/v1/coupons/promocode',
  summary: 'A typed code: the coupon with its worth, or why not.',
  auth: 'public',
  query: query({ lang: language }),
  body: promocodeBody,
  answer: offeredCoupon,
  refusals: ['coupon_not_eligible', 'forbidden', 'too_many_requests'],
})

export const bonusCard = endpoint({
  name: 'bonusCard',
  method: 'GET',
  path: '/wp-json/systeminfo/v1/bonus',
  summary: 'The bonus card.',
  auth: 'token',
  query: query({ userId: ['user_id', id], lang: language }),
  answer: bonus,
  refusals: ['forbidden'],
})

export const referralTermsOfUser = endpoint({
  name: 'referralTermsOfUser',
  method: 'GET',
  path: '/wp-json/systeminfo/v2/coupons/referal_info',
  summary: 'The customer’s referral code and what it brought.',
  auth: 'token',
  query: query({ lang: language }),
  answer: referralInfo,
})

export const applyReferral = endpoint({
  name: 'applyReferral',
  method: 'POST',
  path: '/wp-json/systeminfo/v2/coupons/referal_apply',
  summary: 'Takes a friend’s code for the first order.',
  auth: 'token',
  body: referralBody,
  answer: done,
  refusals: ['own_code', 'already_used', 'not_first_order', 'circle', 'not_found'],
})

export const wheelPage = endpoint({
  name: 'wheelPage',
  method: 'GET',
  path: '/wheel/',
  summary: 'The fortune wheel’s page: redirects to the account.',
  auth: 'public',
  query: query({ userId: ['user_id', id] }),
  statuses: [302],
})

export const wheelStateOfUser = endpoint({
  name: 'wheelStateOfUser',
  method: 'GET',
  path: '/wp-json/wheel/state',
  summary: 'Sectors with their chances, spins left, the next free spin.',
  auth: 'token',
  query: query({ lang: language }),
  answer: wheelState,
})

export const spinWheel = endpoint({
  name: 'spinWheel',
  method: 'POST',
  path: '/wp-json/wheel/spin',
  summary: 'Spins the wheel; the server alone decides.',
  auth: 'token',
  query: query({ lang: language }),
  headers: ['Idempotency-Key'],
  answer: wheelSpin,
  refusals: ['no_spins_left', 'idempotency_key_required'],
})
