import { BOARD_REGIONS, ORDER_STATUSES } from '@samobranka/rules'
import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalCount } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional } from '../../wire/optional.ts'
import { optionalText, text, verbatim, word } from '../../wire/text.ts'
import { deliveryType, orderStatus, takeTime } from '../order/order-parts.ts'

export { BOARD_REGIONS, type BoardRegion } from '@samobranka/rules'

export const acceptance = noun('Acceptance', {
  at: ['at', instant],
  /** Who took the order, by name; «автоматически» is the server's. */
  by: ['by', text, ''],
  /** What the guest was told; null where an order for later was confirmed. */
  minutes: ['minutes', optionalCount, null],
})

/** What is held back for five seconds, and by what it is taken back. */
export const heldDeed = noun('HeldDeed', {
  id: ['id', word],
  kind: ['kind', oneOf(['refuse', 'cancel', 'refund', 'hand_over'])],
  until: ['until', instant],
})

export const cardLine = noun('CardLine', {
  name: ['name', text, ''],
  count: ['count', count, 1],
  /** Variation, supplements, grams: in the shop's own language. */
  details: ['details', text, ''],
  note: ['note', text, '', 'sparse'],
  gift: ['gift', flag, false, 'sparse'],
})

/** A move that may be made from here. */
export const cardMove = noun('CardMove', {
  to: ['to', oneOf(ORDER_STATUSES)],
  back: ['back', flag, false, 'sparse'],
  spoilt: ['spoilt', flag, false, 'sparse'],
})

/** An order as a card of the board shows it. */
export const orderCard = noun('OrderCard', {
  id: ['id', verbatim],
  number: ['number', word],
  /** Said aloud at the counter: from 1, a kitchen and a business day. */
  dayNumber: ['day_number', optionalCount, null],
  status: ['status', orderStatus],
  region: ['region', oneOf(BOARD_REGIONS)],
  acceptance: ['acceptance', optional(acceptance), null],
  /** It has waited so long that the managers were told. */
  alerted: ['alerted', flag, false, 'sparse'],
  /** The minutes that are offered first. */
  suggestedMinutes: ['suggested_minutes', optionalCount, null],
  kitchen: ['kitchen', id],
  deliveryType: ['delivery_type', deliveryType],
  createdAt: ['created_at', instant],
  promisedFrom: ['promised_from', optionalInstant, null],
  promisedTo: ['promised_to', optionalInstant, null],
  /** An order for later: when its kitchen begins. */
  startsAt: ['starts_at', optionalInstant, null],
  kitchenReadyAt: ['kitchen_ready_at', optionalInstant, null],
  takeDate: ['take_date', optionalText, null],
  takeTime: ['take_time', takeTime, 'asap'],
  customerName: ['customer_name', text, ''],
  /** Which order of this phone it is: 1 is the first. */
  orderOfCustomer: ['order_of_customer', optionalCount, null],
  total: ['total', money],
  paymentMethod: ['payment_method', text, ''],
  paymentStatus: ['payment_status', text, ''],
  lines: ['lines', list(cardLine), []],
  comment: ['comment', text, ''],
  allergy: ['allergy', text, '', 'sparse'],
  peopleCount: ['people_count', count, 1],
  table: ['table', text, '', 'sparse'],
  moves: ['moves', list(cardMove), []],
  held: ['held', optional(heldDeed), null, 'sparse'],
  /** Why it is no more, in words. */
  cancelReason: ['cancel_reason', text, '', 'sparse'],
})
export type OrderCard = Domain<typeof orderCard>

export const orderCards = noun('OrderCards', {
  orders: ['orders', list(orderCard), []],
  /** How many there are of the question's kind; the list may be cut. */
  total: ['total', count, 0],
  /** By the server's clock, which counts minutes. */
  now: ['now', instant],
  /** The business day of «Завершённые» began then. */
  dayStartedAt: ['day_started_at', optionalInstant, null],
})
export type OrderCards = Domain<typeof orderCards>
