import type { CouponOutcome } from '../coupon/apply-coupons.ts'
import type { Money } from '../model/money.ts'
import type { ExplanationStep, Totals } from './cart-price.ts'

export function explain(
  totals: Totals,
  coupons: readonly CouponOutcome[],
  referral: Money,
): ExplanationStep[] {
  const steps: ExplanationStep[] = []
  let sum = 0
  const add = (step: ExplanationStep['step'], amount: Money, couponId: number | null = null) => {
    sum += amount
    steps.push({ step, amount, sum, couponId })
  }
  add('lines', totals.lines)
  for (const { applied, discount, id } of coupons) if (applied) add('coupon', 0 - discount, id)
  if (referral > 0) add('referral', -referral)
  if (totals.bonuses > 0) add('bonuses', -totals.bonuses)
  add('delivery', totals.delivery)
  if (totals.express > 0) add('express', totals.express)
  if (totals.tips > 0) add('tips', totals.tips)
  return steps
}
