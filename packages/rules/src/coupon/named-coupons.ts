import type { Cart } from '../model/cart.ts'
import type { Coupon } from '../model/coupon.ts'
import { findByCode } from './find-by-code.ts'
import type { CouponKind } from './may-combine.ts'

export interface NamedCoupon {
  /** null for a code that nobody knows. */
  readonly id: number | null
  readonly code: string
  readonly kind: CouponKind
  readonly coupon: Coupon | null
}

/** The coupons that the cart names, each once: the typed code first, then by id. */
export function namedCoupons(
  { coupons: chosen, promocode }: Pick<Cart, 'coupons' | 'promocode'>,
  coupons: readonly Coupon[],
  customer: { readonly id: number } | null,
): NamedCoupon[] {
  const code = promocode?.trim() ?? ''
  const typed = findByCode(coupons, code, customer)
  const wanted = new Set(chosen)
  if (typed) wanted.delete(typed.id)
  const picked: (NamedCoupon & { id: number })[] = []
  for (const coupon of coupons) {
    const { id, code: name, autoApply } = coupon
    if (isKnownByCodeOnly(coupon, customer)) continue
    if (wanted.delete(id)) picked.push({ id, code: name, kind: autoApply ? 'auto' : 'chosen', coupon })
  }
  for (const id of wanted) picked.push({ id, code: '', kind: 'chosen', coupon: null })
  picked.sort((a, b) => a.id - b.id)
  if (code === '') return picked
  return [{ id: typed?.id ?? null, code: typed?.code ?? code, kind: 'promo', coupon: typed }, ...picked]
}

/** Numbers are counted through in a minute: what lists do not show would be had, and its code told, without knowing it. */
function isKnownByCodeOnly(coupon: Coupon, customer: { readonly id: number } | null): boolean {
  if (coupon.shownToUser || coupon.autoApply) return false
  return customer === null || !coupon.allowedUsers.includes(customer.id)
}
