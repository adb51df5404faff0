import type { Domain } from '../../wire/codec.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money, optionalMoney, signedMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { id, optionalCount, optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional } from '../../wire/optional.ts'
import { text, verbatim, word } from '../../wire/text.ts'
import { comment, requestMoney } from '../request-parts.ts'

export const DRAWER_ENTRY_KINDS = ['in', 'out'] as const

/** Cash that was put into a drawer or taken from it, and why. */
export const drawerEntry = noun('DrawerEntry', {
  id: ['id', id],
  kind: ['kind', oneOf(DRAWER_ENTRY_KINDS)],
  amount: ['amount', money],
  reason: ['reason', text, ''],
  /** Whose cash it was: of a courier who came back. */
  courier: ['courier', optionalId, null],
  by: ['by', text, ''],
  at: ['at', instant],
})

/** A drawer from its opening to its counting. */
export const drawer = noun('Drawer', {
  id: ['id', id],
  kitchen: ['kitchen', id],
  openedAt: ['opened_at', instant],
  openedBy: ['opened_by', text, ''],
  float: ['float', money],
  paidIn: ['paid_in', money],
  paidOut: ['paid_out', money],
  /** Taken from guests, given back of it as change, and given back for orders. */
  taken: ['taken', money],
  change: ['change', money],
  refunds: ['refunds', money],
  /** What must lie in it; below zero something was not written down. */
  expected: ['expected', signedMoney],
  entries: ['entries', list(drawerEntry), []],
  closedAt: ['closed_at', optionalInstant, null],
  closedBy: ['closed_by', text, '', 'sparse'],
  counted: ['counted', optionalMoney, null],
  /** Counted less expected: below zero it is missing. */
  difference: ['difference', optional(signedMoney), null],
  reason: ['reason', text, '', 'sparse'],
})
export type Drawer = Domain<typeof drawer>

/** How an order was really paid when it was handed over. */
export const counterReceipt = noun('CounterReceipt', {
  orderId: ['order_id', verbatim],
  number: ['number', word],
  dayNumber: ['day_number', optionalCount, null],
  total: ['total', money],
  /** Paid through the site before. */
  online: ['online', money],
  cash: ['cash', money],
  card: ['card', money],
  change: ['change', money],
  by: ['by', text, ''],
  at: ['at', instant],
})
export type CounterReceipt = Domain<typeof counterReceipt>

/** Cash of guests that a courier has not handed in. */
export const courierCash = noun('CourierCash', {
  courier: ['courier', id],
  name: ['name', text, ''],
  taken: ['taken', money],
  handedIn: ['handed_in', money],
  /** What is still in hand; below zero more was handed in than taken. */
  left: ['left', signedMoney],
})
export type CourierCash = Domain<typeof courierCash>

export const counterAnswer = noun('Counter', {
  kitchen: ['kitchen', id],
  /** The business day, yyyy-mm-dd. */
  day: ['day', word],
  now: ['now', instant],
  /** The one that is open; null while none is. */
  drawer: ['drawer', optional(drawer), null],
  /** Those that were counted on this business day. */
  counted: ['counted', list(drawer), []],
  /** What usually lies in it when it is opened. */
  usualFloat: ['usual_float', money, 0],
  /** Of this business day, the newest first. */
  receipts: ['receipts', list(counterReceipt), []],
  couriers: ['couriers', list(courierCash), []],
})
export type Counter = Domain<typeof counterAnswer>

export const openDrawerBody = noun('OpenDrawerBody', {
  kitchen: ['kitchen', id],
  float: ['float', requestMoney],
})

export const drawerEntryBody = noun('DrawerEntryBody', {
  kind: ['kind', oneOf(DRAWER_ENTRY_KINDS)],
  amount: ['amount', requestMoney],
  /** May be left out where a courier hands cash in. */
  reason: ['reason', comment, '', 'sparse'],
  courier: ['courier', optionalId, null, 'sparse'],
})

/** `reason` is asked for where the sum is not what must be there. */
export const closeDrawerBody = noun('CloseDrawerBody', {
  counted: ['counted', requestMoney],
  reason: ['reason', comment, '', 'sparse'],
})
