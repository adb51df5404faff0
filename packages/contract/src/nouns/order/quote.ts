import type { CouponRefusalReason, PricedSupplement } from '@samobranka/rules'
import type { Codec, Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money, optionalMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalCount, optionalId } from '../../wire/number.ts'
import { optional } from '../../wire/optional.ts'
import { record, untouched } from '../../wire/record.ts'
import { text, verbatim, word } from '../../wire/text.ts'
import { totals } from './order-parts.ts'

const pricedSupplement: Codec<PricedSupplement> = noun<PricedSupplement>('PricedSupplement', {
  id: ['id', id],
  name: ['name', text, ''],
  count: ['count', count, 1],
  price: ['price', money, 0],
  calculatedPrice: ['calculatedPrice', money, 0],
})

/** A line as it was counted: of a quote, and of an order, which remembers names and prices. */
export const pricedLine = noun('PricedLine', {
  productId: ['product_id', id],
  variationId: ['variation_id', optionalId, null],
  name: ['name', text, ''],
  variationName: ['variation_name', text, '', 'sparse'],
  count: ['count', count],
  /** What the guest asked of this dish. */
  note: ['note', text, '', 'sparse'],
  /** What one of the count weighs, of goods by weight. */
  grams: ['grams', optionalCount, null, 'sparse'],
  supplements: ['supplements', list(pricedSupplement), []],
  unitPrice: ['unit_price', money, 0],
  subtotal: ['subtotal', money, 0],
  discount: ['discount', money, 0],
  total: ['total', money],
  gift: ['gift', flag, false],
  couponId: ['coupon_id', optionalId, null, 'sparse'],
})
export type PricedLineOfOrder = Domain<typeof pricedLine>

/** What became of a coupon that was named. */
export const quotedCoupon = noun('QuotedCoupon', {
  id: ['id', optionalId, null],
  code: ['code', verbatim, ''],
  name: ['name', text, ''],
  applied: ['applied', flag, false],
  discount: ['discount', money, 0],
  reason: ['reason', optional(word as Codec<CouponRefusalReason>), null, 'sparse'],
  missing: ['missing', optionalMoney, null, 'sparse'],
})
export type QuotedCoupon = Domain<typeof quotedCoupon>

/** One thing that stands between the body and an order; the interface translates the code. */
export const problem = noun('Problem', {
  code: ['code', word],
  message: ['message', text, ''],
  data: ['data', record(untouched), {}],
})
export type Problem = Domain<typeof problem>

export const quotedBonuses = noun('QuotedBonuses', {
  available: ['available', money, 0],
  max: ['max', money, 0],
  applied: ['applied', money, 0],
})

export const quotedDelivery = noun('QuotedDelivery', {
  zoneId: ['zone_id', optionalId, null],
  warehouseId: ['warehouse_id', optionalId, null],
  price: ['price', money, 0],
  freeFrom: ['free_from', optionalMoney, null],
  minimumSum: ['min_sum', money, 0],
  expressCost: ['express_cost', optionalMoney, null],
  timeMinutes: ['time_minutes', count, 0],
})
export type QuotedDelivery = Domain<typeof quotedDelivery>

export const quote = noun('Quote', {
  totals: ['totals', totals],
  lines: ['lines', list(pricedLine), []],
  coupons: ['coupons', list(quotedCoupon), []],
  bonuses: ['bonuses', quotedBonuses, { available: 0, max: 0, applied: 0 }],
  delivery: ['delivery', quotedDelivery],
  problems: ['problems', list(problem), []],
  validUntil: ['valid_until', optionalInstant, null],
})
export type Quote = Domain<typeof quote>
