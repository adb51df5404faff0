import type { Domain } from '../../wire/codec.ts'
import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional } from '../../wire/optional.ts'
import { text, verbatim, word } from '../../wire/text.ts'
import { address } from '../delivery/address.ts'
import { order } from '../order/order.ts'
import { orderCard } from './order-card.ts'

/** One row of an order's story: a move, a deed of somebody, a message, money. */
export const storyEntry = noun('StoryEntry', {
  at: ['at', instant],
  /** `status`, `accepted`, `minutes`, `note`, `message`, `refund`, `payment`, `held`, `undone`, `print`… */
  kind: ['kind', word],
  /** Who did it, by name or by what they are; empty for the shop itself. */
  by: ['by', text, ''],
  text: ['text', text, ''],
})

export const orderNote = noun('OrderNote', {
  id: ['id', id],
  at: ['at', instant],
  by: ['by', text, ''],
  text: ['text', text],
})

export const refundRow = noun('RefundRow', {
  id: ['id', verbatim],
  at: ['at', instant],
  by: ['by', text, ''],
  amount: ['amount', money],
  way: ['way', oneOf(['payment', 'cash'])],
  status: ['status', oneOf(['due', 'done', 'failed'])],
  reason: ['reason', text, ''],
})

export const officeOrder = noun('OfficeOrder', {
  card: ['card', orderCard],
  /** The order as its own guest sees it. */
  order: ['order', order],
  phone: ['phone', text, ''],
  address: ['address', optional(address), null],
  story: ['story', list(storyEntry), []],
  notes: ['notes', list(orderNote), []],
  refunds: ['refunds', list(refundRow), []],
  /** What may still be given back. */
  refundable: ['refundable', money, 0],
})
export type OfficeOrder = Domain<typeof officeOrder>
