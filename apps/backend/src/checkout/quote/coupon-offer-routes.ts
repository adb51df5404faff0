import {
  type AutoApplyBody,
  applyPromocode,
  autoApplyCoupons,
  type OfferedCoupon,
} from '@samobranka/contract'
import {
  availableAutoCoupons,
  type Coupon,
  checkCoupon,
  couponWorth,
  findByCode,
  stockPool,
} from '@samobranka/rules'
import { answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { wireMoney } from '../../http/wire-money.ts'
import { type CartInQuestion, cartInQuestion } from './cart-in-question.ts'
import { countWrongCode, refuseGuessing } from './code-guesses.ts'

export const couponOfferRoutes: readonly Route[] = [
  route(autoApplyCoupons, async (call, world) => {
    const foreign = refuseForeign(call)
    if (foreign) return foreign
    const cart = await cartInQuestion(call, world)
    const offered = availableAutoCoupons(cart.coupons, cart.context)
    return answer({
      coupons: offered.map((coupon) => offer(coupon, cart)),
      stocks: stocksOf(cart),
    })
  }),

  route(applyPromocode, async (call, world) => {
    const foreign = refuseForeign(call)
    if (foreign) return foreign
    const guesser = await refuseGuessing(call, world)
    if (guesser) return guesser
    const cart = await cartInQuestion(call, world)
    const coupon = findByCode(cart.coupons, call.body.code, cart.context.customer)
    if (!coupon) return (await countWrongCode(call, world)) ?? notEligible({ reason: 'not_found' })
    const { first } = checkCoupon(coupon, cart.context)
    if (!first) return answer(offer(coupon, cart))
    const { reason, missing, missingCount } = first
    return notEligible({
      reason,
      ...(missing === undefined ? {} : { missing: wireMoney(missing) }),
      ...(missingCount === undefined ? {} : { missing_count: missingCount }),
    })
  }),
]

/** The body may name a customer, but only the one who calls. */
function refuseForeign({ body, caller }: Call<unknown, AutoApplyBody>): Refusal | null {
  const own = caller.kind === 'customer' ? caller.customerId : null
  return body.customerId === null || body.customerId === own ? null : refuse(403, 'forbidden')
}

function notEligible(data: Readonly<Record<string, unknown>>): Refusal {
  return refuse(422, 'coupon_not_eligible', { data })
}

function offer(coupon: Coupon, { context, products }: CartInQuestion): OfferedCoupon {
  const there = coupon.gifts.filter(context.giftStock.isThere)
  const giftProducts = there.flatMap(({ productId }) => products.get(productId) ?? [])
  return {
    ...coupon,
    discount: couponWorth(coupon, context.cart),
    // What is left in stock stays ours.
    giftProducts: [...new Set(giftProducts)].map((product) => ({ ...product, stock: [] })),
  }
}

/** What is left of the cart's goods, where it is counted. */
function stocksOf({ lines, products, warehouseId }: CartInQuestion) {
  const pools = new Map<string, { productId: number; variationId: number | null; quantity: number }>()
  for (const { productId, variationId } of lines) {
    const product = products.get(productId)
    const pool = product && stockPool(product, variationId, warehouseId)
    if (pool) pools.set(`${productId}/${variationId}`, { productId, variationId, quantity: pool.quantity })
  }
  return [...pools.values()]
}
