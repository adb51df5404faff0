import type { BonusLevel, ReferralTerms, WheelSector } from '@samobranka/rules'
import type { Codec, Domain } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { money, percent } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { text, word } from '../../wire/text.ts'

export const bonusLevel: Codec<BonusLevel> = noun<BonusLevel>('BonusLevel', {
  name: ['name', word],
  fromSpent: ['from_spent', money, 0],
  percent: ['percent', percent],
})

export const referralTerms: Codec<ReferralTerms> = noun<ReferralTerms>('ReferralTerms', {
  discountType: ['discount_type', oneOf(['percent', 'fixed_cart']), 'percent'],
  amount: ['amount', money, 0],
  referrerBonus: ['referrer_bonus', money, 0],
})

export const NO_REFERRAL: ReferralTerms = { discountType: 'percent', amount: 0, referrerBonus: 0 }

export const wheelSector: Codec<WheelSector> = noun<WheelSector>('WheelSector', {
  id: ['id', id],
  label: ['label', text, ''],
  type: ['type', oneOf(['bonus', 'coupon', 'gift', 'nothing'])],
  amount: ['amount', money, 0, 'sparse'],
  couponId: ['coupon_id', optionalId, null, 'sparse'],
  productId: ['product_id', optionalId, null, 'sparse'],
  weight: ['weight', count, 1],
})

export const wheel = noun('Wheel', { sectors: ['sectors', list(wheelSector), []] })
export type Wheel = Domain<typeof wheel>
