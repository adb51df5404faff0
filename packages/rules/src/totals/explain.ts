import type { CouponOutcome } from '../coupon/apply-coupons.ts'
import type { Money } from '../model/money.ts'
import type { Totals } from './cart-price.ts'

/** One step of the way from the lines to the total, in the order of the total. */
export interface ExplanationStep {
  readonly step: 'lines' | 'coupon' | 'referral' | 'bonuses' | 'delivery' | 'express' | 'tips'
  /** What the step adds; negative for what it takes off. */
  readonly amount: Money
  /** The sum after the step. */
  readonly sum: Money
  readonly couponId: number | null
}

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
