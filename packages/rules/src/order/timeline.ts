import type { OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'

interface TimelineStep<At> {
  readonly status: OrderStatus
  readonly state: 'done' | 'current' | 'ahead'
  /** When the order came to this step; null while it is ahead or was passed over. */
  readonly at: At | null
}

const roads = {
  flat_rate: ['accepted', 'cooking', 'courier', 'handed'],
  local_pickup: ['accepted', 'cooking', 'ready', 'handed'],
  lounge: ['accepted', 'cooking', 'ready', 'handed'],
} satisfies Record<DeliveryType, readonly OrderStatus[]>

/**
 * The steps a customer sees. Waiting for payment stands first only where the order waited for one;
 * a cancelled order shows what it reached and then the cancelling, and promises nothing more.
 */
export function timeline<At>(
  deliveryType: DeliveryType,
  history: readonly { readonly status: OrderStatus; readonly at: At }[],
): readonly TimelineStep<At>[] {
  const reached = new Map(history.map((change) => [change.status, change.at]))
  const current = history.at(-1)?.status
  if (current === 'cancelled') {
    return [...reached].map(([status, at]) => ({
      status,
      state: status === current ? 'current' : 'done',
      at,
    }))
  }
  const road: readonly OrderStatus[] = roads[deliveryType]
  const steps = reached.has('pending') ? (['pending', ...road] as const) : road
  const here = current === undefined ? -1 : steps.indexOf(current)
  return steps.map((status, index) => ({
    status,
    state: index < here ? 'done' : index === here ? 'current' : 'ahead',
    at: reached.get(status) ?? null,
  }))
}
