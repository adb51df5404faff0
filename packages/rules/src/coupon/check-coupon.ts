import type { Coupon } from '../model/coupon.ts'
import type { CouponCheck, CouponRefusal } from './check-answer.ts'
import { birthday } from './checks/birthday.ts'
import { categories } from './checks/categories.ts'
import { categoryQuantity } from './checks/category-quantity.ts'
import { deliveryHour } from './checks/delivery-hour.ts'
import { deliveryType } from './checks/delivery-type.ts'
import { deliveryWeekday } from './checks/delivery-weekday.ts'
import { device } from './checks/device.ts'
import { excludedCategory } from './checks/excluded-category.ts'
import { firstPurchase } from './checks/first-purchase.ts'
import { gift } from './checks/gift.ts'
import { hour } from './checks/hour.ts'
import { individual } from './checks/individual.ts'
import { maxAmount } from './checks/max-amount.ts'
import { minAmount } from './checks/min-amount.ts'
import { productQuantity } from './checks/product-quantity.ts'
import { products } from './checks/products.ts'
import { usageLimit } from './checks/usage-limit.ts'
import { warehouse } from './checks/warehouse.ts'
import { weekday } from './checks/weekday.ts'
import type { CouponContext } from './coupon-context.ts'

/** What the customer can change least comes first, so that the first refusal is the one worth telling. */
const CHECKS: readonly CouponCheck[] = [
  individual,
  usageLimit,
  firstPurchase,
  birthday,
  device,
  warehouse,
  deliveryType,
  weekday,
  hour,
  deliveryWeekday,
  deliveryHour,
  gift,
  excludedCategory,
  products,
  categories,
  productQuantity,
  categoryQuantity,
  minAmount,
  maxAmount,
]

interface Eligibility {
  /** Every refusal, in a stable order; empty when the coupon is eligible. */
  readonly refusals: readonly CouponRefusal[]
  readonly first: CouponRefusal | null
}

export function checkCoupon(coupon: Coupon, context: CouponContext): Eligibility {
  const refusals = CHECKS.map((check) => check(coupon, context)).filter((answer) => !answer.ok)
  return { refusals, first: refusals[0] ?? null }
}

/** The refusal worth telling; null when the coupon is eligible. */
export function firstRefusal(coupon: Coupon, context: CouponContext): CouponRefusal | null {
  for (const check of CHECKS) {
    const answer = check(coupon, context)
    if (!answer.ok) return answer
  }
  return null
}

export function isEligible(coupon: Coupon, context: CouponContext): boolean {
  return firstRefusal(coupon, context) === null
}
