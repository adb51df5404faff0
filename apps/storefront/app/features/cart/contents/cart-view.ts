import {
  type Cart,
  type CartPrice,
  type Circumstances,
  type Coupon,
  type CouponContext,
  type CouponRefusal,
  checkCoupon,
  couponContext,
  type DiscountChoice,
  isEligible,
  type Money,
  type PriceInput,
  type PromoSettings,
  priceCart,
  priceLines,
  reviseChoices,
  visibleCoupons,
} from '@samobranka/rules'
import type { TakeWish } from '../adding/take-wish.ts'
import { type DiscountQuestion, discountQuestion } from '../discounts/discount-question.ts'

/** The next coupon by sum, and what is missing to it. */
interface NextOffer {
  readonly coupon: Coupon
  readonly missing: Money
}

/** Everything the cart shows, from the rules, at once. */
export interface CartView {
  readonly price: CartPrice
  readonly choice: DiscountChoice
  /** What the customer is asked about it; null when there is nothing to choose. */
  readonly question: DiscountQuestion | null
  readonly next: NextOffer | null
  readonly context: CouponContext
}

export interface ViewInput extends PriceInput {
  readonly cart: Cart
  /** The time that was chosen, where it still lies ahead. */
  readonly wish: TakeWish | null
  readonly offers: readonly Coupon[]
  /** Whether every coupon this person may use is among `coupons`. */
  readonly allKnown: boolean
}

export function cartView(input: ViewInput): CartView {
  const price = priceCart(input)
  const context = contextOf(input.cart, input)
  // Between two answers of the server the rules themselves say what still holds.
  const offers = input.offers.filter((coupon) => isEligible(coupon, context))
  const { choice } = reviseChoices(input.cart, { ...input, known: input.coupons, offers, context })
  const question = discountQuestion({ ...input, choice, outcomes: price.coupons, context })
  return { price, choice, question, next: nextOffer(input, context), context }
}

export function contextOf(cart: Pick<Cart, 'lines'>, circumstances: Circumstances): CouponContext {
  return couponContext(
    priceLines(cart.lines, circumstances.products, circumstances.categories),
    circumstances,
  )
}

/** The automatic coupon that only money keeps away; none while one was chosen that it could not stand beside. */
function nextOffer({ coupons, cart, promo }: ViewInput, context: CouponContext): NextOffer | null {
  const near = visibleCoupons(coupons, context.customer)
    .filter(({ autoApply, id }) => autoApply && !cart.coupons.includes(id))
    .flatMap((coupon) => {
      const missing = onlyMoney(checkCoupon(coupon, context).refusals)
      return missing === null ? [] : { coupon, missing }
    })
    .toSorted((a, b) => a.missing - b.missing)
  return blocked(cart, promo) ? null : (near[0] ?? null)
}

const blocked = ({ coupons, picked, promocode }: Cart, promo: PromoSettings): boolean =>
  (coupons.some((id) => picked.includes(id)) && !promo.autoCouponsSum) ||
  (promocode !== null && !promo.autoCouponsSumWithPromo)

function onlyMoney(refusals: readonly CouponRefusal[]): Money | null {
  const [first] = refusals
  // Strictly above the minimum: at the sum itself one kopeck is missing.
  return refusals.length === 1 && first?.reason === 'min_amount' ? Math.max(1, first.missing ?? 0) : null
}
