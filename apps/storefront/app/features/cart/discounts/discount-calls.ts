import {
  type AutoApplyAnswer,
  type AutoApplyBody,
  allCoupons,
  applyPromocode,
  autoApplyCoupons,
  type OfferedCoupon,
  variation,
  write,
} from '@samobranka/contract'
import { type Coupon, formatDate, localTime, type Product, priceLines } from '@samobranka/rules'
import { callApi, type Reply } from '../../../catalogue-access/call-api.ts'
import { lacks } from '../../../catalogue-access/lacks.ts'
import type { ViewInput } from '../contents/cart-view.ts'

export function askOffers(input: ViewInput): Promise<Reply<AutoApplyAnswer>> {
  return callApi(autoApplyCoupons, { query: { lang: language() }, body: bodyOf(input) })
}

export function askCoupons(): Promise<Reply<readonly Coupon[]>> {
  return callApi(allCoupons, { query: { lang: language() } })
}

export function typeCode(code: string, input: ViewInput): Promise<Reply<OfferedCoupon>> {
  if (lacks('applyPromocode')) return offerOf(code, input)
  return callApi(applyPromocode, { query: { lang: language() }, body: { ...bodyOf(input), code } })
}

/** A server without a call for codes tells of one among the offers for a cart that names it. */
async function offerOf(code: string, input: ViewInput): Promise<Reply<OfferedCoupon>> {
  const reply = await askOffers({ ...input, cart: { ...input.cart, promocode: code } })
  if (!reply.ok) return reply
  const found = reply.value.coupons.find((coupon) => coupon.code.toLowerCase() === code.toLowerCase())
  if (found) return { ...reply, value: found }
  const data = { reason: 'not_found' }
  return { ok: false, refusal: { code: 'coupon_not_eligible', message: '', data } }
}

/** Prices in it are for a server that wants them; ours counts for itself. */
function bodyOf({ cart, products, categories, ...input }: ViewInput): AutoApplyBody {
  const lines = priceLines(cart.lines, products, categories)
  const [from, to] = input.wish?.time.split('-') ?? []
  return {
    cartTotal: lines.reduce((sum, line) => sum + line.subtotal, 0),
    deliveryType: input.deliveryType,
    customerId: input.customer?.id ?? null,
    items: lines.map(({ product, productId, name, count, variationId, unitPrice }) => ({
      product: { id: productId, name },
      quantity: count,
      variationId,
      variationData: chosenVariation(product, variationId),
      price: unitPrice,
    })),
    takeDate: input.wish?.date ?? formatDate(localTime(input.now, input.timeZone)),
    promocodes: cart.promocode ? [cart.promocode] : [],
    timeFrom: from || null,
    timeTo: to || null,
    meta: input.warehouseId === null ? [] : [{ key: 'stock_id', value: input.warehouseId }],
  }
}

function chosenVariation({ variations }: Product, variationId: number | null): unknown {
  const chosen = variations.find(({ id }) => id === variationId)
  return chosen ? write(variation, chosen) : null
}

const language = (): string => document.documentElement.lang
