import type { Coupon } from '../model/coupon.ts'
import { belongsTo } from './belongs-to.ts'

/** Codes ignore case and surrounding spaces; another's personal code is as good as unknown. */
export function findByCode(
  coupons: readonly Coupon[],
  code: string,
  customer: { readonly id: number } | null,
): Coupon | null {
  const typed = bare(code)
  if (typed === '') return null
  return coupons.find((coupon) => bare(coupon.code) === typed && belongsTo(coupon, customer)) ?? null
}

function bare(code: string): string {
  return code.trim().toLowerCase()
}
