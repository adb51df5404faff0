import type { Money } from '../model/money.ts'
import type { DeliveryType } from '../model/place.ts'
import { firstStatus } from './first-status.ts'

interface UnprovenOrder {
  readonly deliveryType: DeliveryType
  readonly paymentMethod: string
  readonly total: Money
  /** It has the price of a first order. */
  readonly isFirst: boolean
}

/** Whether a visitor shows that the phone is his own: the order costs the shop something, and nobody else anything. */
export function needsPhoneCode(order: UnprovenOrder, codeAbove: Money): boolean {
  const { deliveryType, paymentMethod, total, isFirst } = order
  if (deliveryType === 'lounge' || isFirst) return true
  return firstStatus(paymentMethod) === 'accepted' && total > codeAbove
}
