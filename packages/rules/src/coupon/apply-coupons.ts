import type { Cart } from '../model/cart.ts'
import type { Coupon, GiftOffer, PromoSettings } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'
import { belongsTo } from './belongs-to.ts'
import { eligibleLines } from './cart-facts.ts'
import { type CouponRefusal, refused } from './check-answer.ts'
import { firstRefusal } from './check-coupon.ts'
import type { CouponContext } from './coupon-context.ts'
import { type CouponKind, mayCombine } from './may-combine.ts'
import { type NamedCoupon, namedCoupons } from './named-coupons.ts'
import { pickGift } from './pick-gift.ts'
import { takeDiscount } from './take-discount.ts'

/** A gift and what one of it costs. */
interface GivenGift extends GiftOffer {
  readonly price: Money
}

export interface CouponOutcome {
  readonly id: number | null
  readonly code: string
  readonly name: string
  readonly kind: CouponKind
  readonly applied: boolean
  readonly discount: Money
  readonly gift: GivenGift | null
  /** The first refusal, where the coupon was not applied. */
  readonly refusal: CouponRefusal | null
}

interface AppliedCoupons {
  readonly outcomes: readonly CouponOutcome[]
  /** What is left of each line, in the places of the cart's facts; the caller's own, to take more off. */
  readonly left: Money[]
}

/** Each coupon works on what the earlier ones left; one that may not stand beside an applied one is refused. */
export function applyCoupons(
  cart: Pick<Cart, 'coupons' | 'promocode' | 'gifts'>,
  coupons: readonly Coupon[],
  context: CouponContext,
  settings: PromoSettings,
): AppliedCoupons {
  const left = context.cart.lines.map(({ subtotal }) => subtotal)
  const giftStock = context.giftStock.copy()
  // The first applied coupon of each kind speaks for its kind: asking every pair would be quadratic.
  const applied: Applied[] = []
  const outcomes = namedCoupons(cart, coupons, context.customer).map((named): CouponOutcome => {
    const { coupon, kind } = named
    if (!coupon) return outcome(named, refused('not_found'))
    // Numbers are counted through in a minute: a stranger would be told the code, and whose it is.
    if (!belongsTo(coupon, context.customer))
      return outcome({ ...named, code: '', coupon: null }, refused('individual'))
    const refusal = firstRefusal(coupon, context) ?? combination(kind, applied, settings)
    if (refusal) return outcome(named, refusal)
    const gift = coupon.discountType === 'free_gift' ? pickGift(coupon, cart.gifts, giftStock) : null
    if (coupon.discountType === 'free_gift' && !gift) return outcome(named, refused('products'))
    if (!applied.some((one) => one.kind === kind)) applied.push({ kind, id: coupon.id })
    const discount = takeDiscount(coupon, left, eligibleLines(coupon, context.cart))
    return outcome(named, null, discount, gift && { ...gift, price: coupon.amount })
  })
  return { outcomes, left }
}

interface Applied {
  readonly kind: CouponKind
  readonly id: number
}

function combination(
  kind: CouponKind,
  applied: readonly Applied[],
  settings: PromoSettings,
): CouponRefusal | null {
  const rival = applied.find((one) => !mayCombine(kind, one.kind, settings))
  return rival ? refused('combination', { besides: rival.id }) : null
}

function outcome(
  { id, code, kind, coupon }: NamedCoupon,
  refusal: CouponRefusal | null,
  discount: Money = 0,
  gift: GivenGift | null = null,
): CouponOutcome {
  return { id, code, name: coupon?.name ?? '', kind, applied: refusal === null, discount, gift, refusal }
}
