import type { GiftOffer, QuantityRule } from '@samobranka/rules'
import { type Codec, codecOf, expected, field } from '../../wire/codec.ts'
import { idList } from '../../wire/id-list.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject } from '../../wire/json.ts'
import { between, listOfThese, matching } from '../../wire/json-schema.ts'
import { list, listOf } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { id, optionalCount, optionalId, units } from '../../wire/number.ts'
import { numberIn } from '../../wire/number-in.ts'

const hourUpTo = (last: number): Codec<number | null> =>
  field<number | null>({
    schema: matching(/^(?:|\d|1\d|2[0-4])$/),
    decode: (wire) => {
      if (isNothing(wire)) return null
      const value = numberIn(typeof wire === 'string' ? wire.trim().replace(/:00$/, '') : wire)
      return value !== null && Number.isInteger(value) && value >= 0 && value <= last
        ? value
        : expected(`an hour 0–${last}`)
    },
    encode: (value) => (value === null ? '' : String(value)),
  })

/** The window's first hour, "0" to "23"; an empty text leaves that side open. */
export const hourFrom = hourUpTo(23)
/** The hour at which the window closes, "0" to "24". */
export const hourTo = hourUpTo(24)

const isWeekDay = (day: number | null): day is number =>
  day !== null && Number.isInteger(day) && day >= 1 && day <= 7

/** 1 Monday … 7 Sunday. */
export const weekDays: Codec<readonly number[]> = field<readonly number[]>({
  schema: listOfThese(between(1, 7)),
  decode: (wire) => {
    if (isNothing(wire)) return []
    const days = typeof wire === 'string' ? wire.split(',') : (listOf(wire) ?? [wire])
    const values = days.map(numberIn)
    return values.every(isWeekDay) ? values : expected('weekdays 1–7')
  },
  encode: (days) => days,
})

/** How often a coupon may be used; null, and WooCommerce's 0, is without end. */
export const limit: Codec<number | null> = reshaped(optionalCount, (wire) =>
  wire === 0 || wire === '0' ? null : wire,
)

export const productRule: Codec<QuantityRule> = noun<QuantityRule>('ProductQuantityRule', {
  ids: ['coupon_products', idList],
  quantity: ['coupon_products_qty', units, 1],
})

export const categoryRule: Codec<QuantityRule> = noun<QuantityRule>('CategoryQuantityRule', {
  ids: ['coupon_categories', idList],
  quantity: ['coupon_categories_qty', units, 1],
})

const giftOffer: Codec<GiftOffer> = noun<GiftOffer>('GiftOffer', {
  productId: ['product_id', id],
  variationId: ['variation_id', optionalId, null],
  quantity: ['quantity', units, 1],
})

const offers = list(giftOffer)

/** One gift as a record, several to choose from as a list, none as null. */
export const giftOffers: Codec<readonly GiftOffer[]> = codecOf<readonly GiftOffer[]>({
  decode: (wire, reader) => offers.decode(isObject(wire) && 'product_id' in wire ? [wire] : wire, reader),
  encode(values) {
    const gifts = offers.encode(values) as readonly unknown[]
    return gifts.length === 0 ? null : gifts.length === 1 ? gifts[0] : gifts
  },
  schema: (writer) => ({ anyOf: [writer.of(giftOffer), writer.of(offers), { type: 'null' }] }),
})
