import type { Domain } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, optionalId } from '../../wire/number.ts'
import { optionalText, text } from '../../wire/text.ts'
import { address } from '../delivery/address.ts'
import { orderCard } from './order-card.ts'

/** Whoever calls, as the shop knows them; a stranger has a phone alone. */
export const foundGuest = noun('FoundGuest', {
  customerId: ['customer_id', optionalId, null],
  name: ['name', text, ''],
  phone: ['phone', text],
  ordersCount: ['orders_count', count, 0],
  bonuses: ['bonuses', money, 0],
  addresses: ['addresses', list(address), []],
  /** The newest first. */
  orders: ['orders', list(orderCard), []],
})
export type FoundGuest = Domain<typeof foundGuest>

export const phoneOrder = noun('PhoneOrder', {
  order: ['order', orderCard],
  /** Where the guest pays, if it is paid through the site. */
  paymentUrl: ['payment_url', optionalText, null],
})
export type PhoneOrder = Domain<typeof phoneOrder>
