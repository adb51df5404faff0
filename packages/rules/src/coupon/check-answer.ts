import type { Coupon, CouponRefusalReason } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'
import type { CouponContext } from './coupon-context.ts'

export interface CouponRefusal {
  readonly ok: false
  readonly reason: CouponRefusalReason
  /** Money still missing. */
  readonly missing?: Money
  /** Units still missing. */
  readonly missingCount?: number
  /** The applied coupon that stands in the way. */
  readonly besides?: number
}

type CheckAnswer = { readonly ok: true } | CouponRefusal

export type CouponCheck = (coupon: Coupon, context: CouponContext) => CheckAnswer

export const OK: CheckAnswer = { ok: true }

export function refused(
  reason: CouponRefusalReason,
  details: Omit<CouponRefusal, 'ok' | 'reason'> = {},
): CouponRefusal {
  return { ok: false, reason, ...details }
}
