import type { BonusPayment } from '../bonus/bonus-payment.ts'
import type { PricedLine } from '../cart/price-lines.ts'
import type { CouponOutcome } from '../coupon/apply-coupons.ts'
import type { Money } from '../model/money.ts'
import type { DeliveryCharge } from './delivery-charge.ts'

export interface QuotedLine extends PricedLine {
  /** What coupons and the friend's discount take off. */
  readonly discount: Money
  readonly total: Money
  readonly gift: boolean
  /** The coupon that gave the gift. */
  readonly couponId: number | null
}

export interface Totals {
  readonly lines: Money
  readonly discount: Money
  readonly bonuses: Money
  readonly delivery: Money
  readonly express: Money
  readonly tips: Money
  readonly total: Money
}

export interface CartPrice {
  readonly lines: readonly QuotedLine[]
  readonly coupons: readonly CouponOutcome[]
  /** What the friend's code took off; 0 when there is none. */
  readonly referral: Money
  readonly bonuses: BonusPayment
  readonly delivery: DeliveryCharge
  readonly totals: Totals
}
