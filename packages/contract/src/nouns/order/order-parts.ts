import type {
  CartLine,
  ChosenGift,
  ChosenSupplement,
  DeliveryType,
  OrderStatus,
  Totals,
} from '@samobranka/rules'
import { ORDER_STATUSES } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import { type Codec, type Domain, expected, field } from '../../wire/codec.ts'
import { instant } from '../../wire/instant.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { aText, between } from '../../wire/json-schema.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { id, optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { maxItems, maxLength } from '../../wire/request-limit.ts'
import { text } from '../../wire/text.ts'
import { dishNote, personName, phone } from '../request-parts.ts'

export const deliveryType: Codec<DeliveryType> = oneOf(['flat_rate', 'local_pickup', 'lounge'])

const MOST = LIMITS.people

const units = (least: number): Codec<number> =>
  field<number>({
    schema: between(least, MOST),
    decode: (wire, isRequest) => {
      if (isNothing(wire, isRequest)) return undefined
      const value = typeof wire === 'string' && /^\d{1,3}$/.test(wire) ? Number(wire) : wire
      return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MOST
        ? value
        : expected(`a whole number from ${least} to ${MOST}`)
    },
    encode: (value) => value,
  })

/** A count in an order's body: a whole one, and not more than a kitchen can mean. */
export const orderedCount: Codec<number> = units(1)

const chosenSupplement: Codec<ChosenSupplement> = noun<ChosenSupplement>('ChosenSupplement', {
  id: ['id', id],
  count: ['count', units(0), 1],
})

export const cartLine: Codec<CartLine> = noun<CartLine>('CartLine', {
  productId: ['product_id', id],
  variationId: ['variation_id', optionalId, null],
  supplements: ['supplements', maxItems(list(chosenSupplement), LIMITS.supplements), []],
  count: ['count', orderedCount],
})

/** A line of an order's body: the guest may say something of this dish. */
export interface OrderedLine extends CartLine {
  readonly note?: string
}

export const orderedLine: Codec<OrderedLine> = noun<OrderedLine>('OrderedLine', {
  productId: ['product_id', id],
  variationId: ['variation_id', optionalId, null],
  supplements: ['supplements', maxItems(list(chosenSupplement), LIMITS.supplements), []],
  count: ['count', orderedCount],
  note: ['note', dishNote, '', 'sparse'],
})

export const chosenGift: Codec<ChosenGift> = noun<ChosenGift>('ChosenGift', {
  couponId: ['coupon_id', id],
  productId: ['product_id', id],
})

export const totals: Codec<Totals> = noun<Totals>('Totals', {
  lines: ['lines', money, 0],
  discount: ['discount', money, 0],
  bonuses: ['bonuses', money, 0],
  delivery: ['delivery', money, 0],
  express: ['express', money, 0],
  tips: ['tips', money, 0],
  total: ['total', money],
})

export const orderStatus: Codec<OrderStatus> = oneOf(ORDER_STATUSES)

export const statusChange = noun('StatusChange', { status: ['status', orderStatus], at: ['at', instant] })
export type StatusChange = Domain<typeof statusChange>

export const customerContact = noun('CustomerContact', {
  name: ['name', personName, ''],
  phone: ['phone', phone, ''],
})
export type CustomerContact = Domain<typeof customerContact>

export const booking = noun('Booking', {
  people: ['people', orderedCount, 1],
  tableZone: ['table_zone', maxLength(text, LIMITS.name), '', 'sparse'],
  tableId: ['table_id', optionalId, null, 'sparse'],
})
export type Booking = Domain<typeof booking>

/** "asap" or "HH:MM-HH:MM". */
export const takeTime: Codec<string> = field<string>({
  schema: aText,
  decode: (wire, isRequest) => {
    if (isNothing(wire, isRequest)) return undefined
    const slot = typeof wire === 'string' ? wire.replace(/\s/g, '').replace('–', '-') : ''
    return slot === 'asap' || /^\d{2}:\d{2}-\d{2}:\d{2}$/.test(slot)
      ? slot
      : expected('"asap" or "HH:MM-HH:MM"')
  },
  encode: (value) => value,
})
