import type { Key } from '@samobranka/dictionary'
import type { DeliveryType, OrderStatus } from '@samobranka/rules'

interface Stage {
  readonly status: OrderStatus
  readonly deliveryType: DeliveryType
}

/** The word for where an order is. A booked table is neither cooked nor handed over: it has words of its own. */
export function statusKey({ status, deliveryType }: Stage): Key {
  if (deliveryType !== 'lounge' || status === 'pending' || status === 'courier') return `status.${status}`
  return `bookingStatus.${status}`
}
