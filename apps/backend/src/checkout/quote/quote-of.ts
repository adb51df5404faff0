import type { Problem, Quote } from '@samobranka/contract'
import { type CouponOutcome, isPerKg, portionOf, type QuotedLine } from '@samobranka/rules'
import type { Evaluation } from './evaluate-order.ts'

/** Prices, stock and slots move on: a quote is worth as much as one time bucket. */
const VALID_MS = 180_000

export function quoteOf(evaluation: Evaluation, problems: readonly Problem[], now: Date): Quote {
  const { price, facts } = evaluation
  const { terms } = price.delivery
  return {
    totals: price.totals,
    lines: price.lines.map(quotedLine),
    coupons: price.coupons.map(quotedCoupon),
    bonuses: {
      available: price.bonuses.available,
      max: price.bonuses.max,
      applied: price.bonuses.applied,
    },
    delivery: {
      zoneId: facts.place.zone?.id ?? null,
      warehouseId: facts.place.warehouse?.id ?? null,
      price: price.delivery.price,
      freeFrom: terms?.freeFrom ?? null,
      minimumSum: terms?.minimumSum ?? 0,
      expressCost: terms?.expressCost ?? null,
      timeMinutes: terms?.timeMinutes ?? 0,
    },
    problems,
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
  }
}

function quotedLine(line: QuotedLine): Quote['lines'][number] {
  const { productId, variationId, name, variationName, count, supplements, product } = line
  const { unitPrice, subtotal, discount, total, gift, couponId } = line
  return {
    productId,
    variationId,
    name,
    variationName,
    count,
    note: '',
    grams: isPerKg(product) ? portionOf(product, variationId) : null,
    supplements,
    unitPrice,
    subtotal,
    discount,
    total,
    gift,
    couponId,
  }
}

export function quotedCoupon({
  id,
  code,
  name,
  applied,
  discount,
  refusal,
}: CouponOutcome): Quote['coupons'][number] {
  return {
    id,
    code,
    name,
    applied,
    discount,
    reason: refusal?.reason ?? null,
    missing: refusal?.missing ?? null,
  }
}
