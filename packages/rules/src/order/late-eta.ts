import type { OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'
import type { Eta, EtaReason } from './eta-range.ts'

const STEP_MS = 10 * 60_000
/** Later than this nobody can tell. */
const LOST_MS = 2 * 3_600_000

/** Who keeps the customer waiting; what is ready waits for him. */
const blamed: Partial<Record<OrderStatus, EtaReason>> = {
  accepted: 'kitchen',
  cooking: 'kitchen',
  courier: 'courier',
}

interface AwaitedOrder {
  readonly status: OrderStatus
  readonly deliveryType: DeliveryType
}

/** The expected time as it looks at an instant: one that has passed moves on, step by step. */
export function lateEta({ status, deliveryType }: AwaitedOrder, eta: Eta, now: Date): Eta | null {
  const reason = deliveryType === 'lounge' ? undefined : blamed[status]
  const end = eta.to.getTime()
  const late = now.getTime() - end
  if (!reason || late <= 0) return eta
  if (late > LOST_MS) return null
  const from = end + Math.floor(late / STEP_MS) * STEP_MS
  return { from: new Date(from), to: new Date(from + STEP_MS), reason }
}
