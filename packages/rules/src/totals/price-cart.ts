import { bonusPayment } from '../bonus/bonus-payment.ts'
import { mergeLines } from '../cart/change-cart.ts'
import { type PricedLine, priceLines } from '../cart/price-lines.ts'
import { applyCoupons, type CouponOutcome } from '../coupon/apply-coupons.ts'
import { couponContext } from '../coupon/coupon-context.ts'
import type { Money } from '../model/money.ts'
import { takeReferral } from '../referral/take-referral.ts'
import type { CartPrice, QuotedLine, Totals } from './cart-price.ts'
import { deliveryCharge } from './delivery-charge.ts'
import { giftLines } from './gift-lines.ts'
import type { PriceInput } from './price-input.ts'

/** What the cart costs and why: lines → coupons → bonuses → delivery → express → tips. */
export function priceCart(input: PriceInput): CartPrice {
  const { cart, customer, products, promo } = input
  const priced = priceLines(mergeLines(cart.lines), products, input.categories)
  const { outcomes, left, referral } = takeOff(priced, input)
  const lines = [
    ...priced.map((line): QuotedLine => {
      const total = left === null ? line.subtotal : (left.get(line.key) as Money)
      return { discount: line.subtotal - total, total, gift: false, couponId: null, ...line }
    }),
    ...giftLines(outcomes, products),
  ]
  const subtotal = sumOf(lines, (line) => line.subtotal)
  const discounted = sumOf(lines, (line) => line.total)
  const bonuses = bonusPayment(cart.bonuses, discounted, {
    balance: customer?.bonusBalance ?? 0,
    percentMax: input.percentMax,
    allowed: promo.bonusesWithAutoCoupons || !outcomes.some((each) => each.applied && each.kind === 'auto'),
  })
  const counted = lines.filter(({ product }) => !product.excludedFromMinimum)
  const delivery = deliveryCharge(
    input.delivery,
    sumOf(counted, (line) => line.total),
    input.express,
  )
  const totals: Totals = {
    lines: subtotal,
    discount: subtotal - discounted,
    bonuses: bonuses.applied,
    delivery: delivery.price,
    express: delivery.express,
    tips: cart.tips,
    total: discounted - bonuses.applied + delivery.price + delivery.express + cart.tips,
  }
  return { lines, coupons: outcomes, referral, bonuses, delivery, totals }
}

interface TakenOff {
  readonly outcomes: readonly CouponOutcome[]
  /** What is left of each line, by its key; null where nothing is taken off. */
  readonly left: ReadonlyMap<string, Money> | null
  readonly referral: Money
}

/** Most carts name no coupon: they are not indexed for any. */
function takeOff(priced: readonly PricedLine[], input: PriceInput): TakenOff {
  const { cart, customer } = input
  if (cart.coupons.length === 0 && !cart.promocode && !customer?.referral)
    return { outcomes: [], left: null, referral: 0 }
  const context = couponContext(priced, input)
  const { outcomes, left } = applyCoupons(cart, input.coupons, context, input.promo)
  const referral = takeReferral(customer, left)
  const byKey = new Map(context.cart.lines.map(({ key }, place) => [key, left[place] as Money]))
  return { outcomes, left: byKey, referral }
}

function sumOf<T>(items: readonly T[], amount: (item: T) => Money): Money {
  return items.reduce((sum, item) => sum + amount(item), 0)
}
