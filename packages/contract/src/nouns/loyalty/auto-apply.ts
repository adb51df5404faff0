import type { DeliveryType, Money } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import { type Codec, codecOf, type Domain } from '../../wire/codec.ts'
import { optionalDate } from '../../wire/date.ts'
import { isObject } from '../../wire/json.ts'
import { list } from '../../wire/list.ts'
import { type Entry, noun } from '../../wire/noun.ts'
import { count, id, optionalId } from '../../wire/number.ts'
import { untouched } from '../../wire/record.ts'
import { maxBulk, maxItems, maxLength } from '../../wire/request-limit.ts'
import { optionalText, text } from '../../wire/text.ts'
import { type Meta, metaData } from '../meta-data.ts'
import { deliveryType, orderedCount } from '../order/order-parts.ts'
import { optionalRequestMoney, promocode } from '../request-parts.ts'

const named = noun('NamedProduct', {
  id: ['id', id],
  name: ['name', maxLength(text, LIMITS.addressLine), ''],
})

const cartItem = noun('CartItem', {
  product: ['product', named],
  quantity: ['quantity', orderedCount],
  variationId: ['variation', optionalId, null],
  variationData: ['variation_data', maxBulk(untouched, { characters: 4_000, levels: 8 }), null, 'sparse'],
  /** What the page shows; never trusted. */
  price: ['price', optionalRequestMoney, null],
})
export type CartItem = Domain<typeof cartItem>

const items = list(cartItem)

const fromObject = (wire: Record<string, unknown>): unknown[] =>
  Object.entries(wire).map(([key, item]) =>
    isObject(item) && !isObject(item.product) ? { ...item, product: { id: key } } : item,
  )

/** Keyed by product id; as a list where one product stands in the cart twice. */
const anyItems: Codec<readonly CartItem[]> = codecOf<readonly CartItem[]>({
  decode: (wire, reader) => items.decode(isObject(wire) ? fromObject(wire) : wire, reader),
  encode(values) {
    const written = items.encode(values) as readonly unknown[]
    const ids = values.map((item) => String(item.product.id))
    return new Set(ids).size === ids.length
      ? Object.fromEntries(ids.map((key, at) => [key, written[at]]))
      : written
  },
  schema: (writer) => ({
    anyOf: [{ type: 'object', additionalProperties: writer.of(cartItem) }, writer.of(items)],
  }),
})
const cartItems = maxItems(anyItems, LIMITS.lines)

export interface AutoApplyBody {
  readonly cartTotal: Money | null
  readonly deliveryType: DeliveryType | null
  readonly customerId: number | null
  readonly items: readonly CartItem[]
  readonly takeDate: string | null
  readonly promocodes: readonly string[]
  readonly timeFrom: string | null
  readonly timeTo: string | null
  /** `stock_id` is the warehouse. */
  readonly meta: readonly Meta[]
}

const bodyTable: { readonly [K in keyof AutoApplyBody]: Entry<AutoApplyBody[K]> } = {
  cartTotal: ['cart_total', optionalRequestMoney, null],
  deliveryType: ['delivery_type', deliveryType as Codec<DeliveryType | null>, null],
  customerId: ['customer_id', optionalId, null],
  items: ['cart_items', cartItems],
  takeDate: ['take_date', maxLength(optionalDate, LIMITS.word), null],
  promocodes: ['coupons', maxItems(list(promocode), LIMITS.coupons), []],
  timeFrom: ['time_from', maxLength(optionalText, LIMITS.word), null, 'sparse'],
  timeTo: ['time_to', maxLength(optionalText, LIMITS.word), null, 'sparse'],
  meta: ['meta_data', metaData, [], 'sparse'],
}

export const autoApplyBody: Codec<AutoApplyBody> = noun<AutoApplyBody>('AutoApplyBody', bodyTable)

export type PromocodeBody = AutoApplyBody & { readonly code: string }
export const promocodeBody: Codec<PromocodeBody> = noun<PromocodeBody>('PromocodeBody', {
  ...bodyTable,
  items: ['cart_items', cartItems, []],
  code: ['code', promocode],
})

export const stockOfItem = noun('StockOfItem', {
  productId: ['product_id', id],
  variationId: ['variation_id', optionalId, null, 'sparse'],
  quantity: ['quantity', count],
})
export type StockOfItem = Domain<typeof stockOfItem>
