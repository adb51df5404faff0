import type { Money } from './money.ts'

export interface BonusLevel {
  readonly name: string
  readonly fromSpent: Money
  /** Hundredths of a percent. */
  readonly percent: number
}

type WheelPrize = 'bonus' | 'coupon' | 'gift' | 'nothing'

export interface WheelSector {
  readonly id: number
  readonly label: string
  readonly type: WheelPrize
  /** Money for `bonus`; 0 otherwise. */
  readonly amount: Money
  readonly couponId: number | null
  readonly productId: number | null
  readonly weight: number
}

export interface ReferralTerms {
  readonly discountType: 'percent' | 'fixed_cart'
  readonly amount: number
  readonly referrerBonus: Money
}

export interface Preferences {
  readonly vegetarian: boolean
  readonly noGarlic: boolean
  readonly noOnion: boolean
  readonly noSpicy: boolean
}
