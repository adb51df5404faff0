import type { OrderStatus } from '../model/order.ts'

/** Money that comes through the site is waited for; cash and card on receipt are not. */
export function firstStatus(paymentMethod: string): OrderStatus {
  return paymentMethod === 'online' ? 'pending' : 'accepted'
}
