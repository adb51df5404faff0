import { ETA_REASONS } from '@samobranka/rules'
import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money, optionalMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional } from '../../wire/optional.ts'
import { optionalText, text, verbatim, word } from '../../wire/text.ts'
import { address } from '../delivery/address.ts'
import {
  booking,
  customerContact,
  deliveryType,
  orderStatus,
  statusChange,
  takeTime,
  totals,
} from './order-parts.ts'
import { pricedLine, quotedCoupon } from './quote.ts'

export const orderPayment = noun('OrderPayment', {
  method: ['method', text, ''],
  status: ['status', text, ''],
  url: ['url', optionalText, null, 'sparse'],
  expiresAt: ['expires_at', optionalInstant, null, 'sparse'],
  /** The bank said no to the last try; the order still waits. */
  declined: ['declined', flag, false, 'sparse'],
})
export type OrderPayment = Domain<typeof orderPayment>

export const eta = noun('Eta', {
  from: ['from', instant],
  to: ['to', instant],
  /** Why it is not what was promised. */
  reason: ['reason', optional(oneOf(ETA_REASONS)), null, 'sparse'],
})

export const rating = noun('Rating', {
  stars: ['stars', count],
  tags: ['tags', list(text), []],
  comment: ['comment', text, ''],
})
export type Rating = Domain<typeof rating>

/** An order as its page shows it; a stranger gets the phone masked and the flat hidden, and no key. */
export const order = noun('Order', {
  id: ['id', verbatim],
  number: ['number', word],
  key: ['key', optionalText, null, 'sparse'],
  status: ['status', orderStatus],
  createdAt: ['created_at', instant],
  history: ['history', list(statusChange), []],
  lines: ['lines', list(pricedLine), []],
  totals: ['totals', totals],
  coupons: ['coupons', list(quotedCoupon), []],
  customer: ['customer', customerContact, { name: '', phone: '' }],
  address: ['address', optional(address), null],
  deliveryType: ['delivery_type', deliveryType],
  warehouseId: ['warehouse_id', id],
  pickupPointId: ['pickup_point_id', optionalId, null, 'sparse'],
  takeDate: ['take_date', optionalText, null],
  takeTime: ['take_time', takeTime, 'asap'],
  express: ['express', flag, false, 'sparse'],
  booking: ['booking', optional(booking), null],
  payment: ['payment', orderPayment, { method: '', status: '', url: null, expiresAt: null, declined: false }],
  peopleCount: ['people_count', count, 1],
  changeFrom: ['change_from', optionalMoney, null, 'sparse'],
  comment: ['comment', text, ''],
  eta: ['eta', optional(eta), null],
  rating: ['rating', optional(rating), null, 'sparse'],
  tips: ['tips', money, 0],
  /** What the guest must not eat. */
  allergy: ['allergy', text, '', 'sparse'],
  /** Why another time is said than was promised, and why the order is no more: in the restaurant's words. */
  timeReason: ['time_reason', text, '', 'sparse'],
  cancelReason: ['cancel_reason', text, '', 'sparse'],
})
export type Order = Domain<typeof order>
