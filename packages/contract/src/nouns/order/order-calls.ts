import { LIMITS } from '../../limits.ts'
import { type Codec, type Domain, expected, field } from '../../wire/codec.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { between } from '../../wire/json-schema.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalId } from '../../wire/number.ts'
import { numberIn } from '../../wire/number-in.ts'
import { optional } from '../../wire/optional.ts'
import { maxItems, maxLength } from '../../wire/request-limit.ts'
import { optionalText, text, word } from '../../wire/text.ts'
import { comment, optionalKey, requestMoney } from '../request-parts.ts'
import { order } from './order.ts'
import { cartLine } from './order-parts.ts'

export const placedOrder = noun('PlacedOrder', {
  order: ['order', order],
  paymentUrl: ['payment_url', optionalText, null, 'sparse'],
})
export type PlacedOrder = Domain<typeof placedOrder>

/** The order's own key, where the caller is not its owner by session. */
export const orderKeyBody = noun('OrderKeyBody', { key: ['key', optionalKey, null, 'sparse'] })

const stars: Codec<number> = field<number>({
  schema: between(1, 5),
  decode: (wire, isRequest) => {
    if (isNothing(wire, isRequest)) return undefined
    const value = numberIn(wire) ?? 0
    return Number.isInteger(value) && value >= 1 && value <= 5 ? value : expected('stars 1–5')
  },
  encode: (value) => value,
})

export const ratingBody = noun('RatingBody', {
  stars: ['stars', stars],
  tags: ['tags', maxItems(list(maxLength(text, LIMITS.tag)), LIMITS.tags), [], 'sparse'],
  comment: ['comment', comment, '', 'sparse'],
  key: ['key', optionalKey, null, 'sparse'],
})
export type RatingBody = Domain<typeof ratingBody>

export const tipsBody = noun('TipsBody', {
  amount: ['amount', requestMoney],
  key: ['key', optionalKey, null, 'sparse'],
})

export const tipsAnswer = noun('TipsAnswer', {
  paymentUrl: ['payment_url', optionalText, null],
  order: ['order', optional(order), null, 'sparse'],
})

const lineTable = {
  productId: ['product_id', id],
  variationId: ['variation_id', optionalId, null],
  name: ['name', text, '', 'sparse'],
  count: ['count', count],
} as const

const goneLine = noun('UnavailableLine', { ...lineTable, reason: ['reason', word] })
const changedLine = noun('ChangedLine', { ...lineTable, was: ['was', money], now: ['now', money] })
/** In the words of the caller's language: «250 г». */
const reportionedLine = noun('ReportionedLine', { ...lineTable, was: ['was', text], now: ['now', text] })

/** What of an old order can be ordered again, what cannot and why, what now costs otherwise or is larger or smaller. */
export const repeatAnswer = noun('RepeatAnswer', {
  lines: ['lines', list(cartLine), []],
  unavailable: ['unavailable', list(goneLine), []],
  changed: ['changed', list(changedLine), []],
  reportioned: ['reportioned', list(reportionedLine), [], 'sparse'],
})
export type RepeatAnswer = Domain<typeof repeatAnswer>
