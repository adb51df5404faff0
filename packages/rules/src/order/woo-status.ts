import { ORDER_STATUSES, type OrderStatus } from '../model/order.ts'

const wooNames = {
  pending: 'pending',
  accepted: 'processing',
  cooking: 'cooking',
  ready: 'ready',
  courier: 'courier',
  handed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, string>

type WooStatus = (typeof wooNames)[OrderStatus]

export function wooStatusOf(status: OrderStatus): WooStatus {
  return wooNames[status]
}

/** WooCommerce clients write the same status with and without its database prefix. */
export function statusFromWoo(name: string): OrderStatus | null {
  const bare = name.replace(/^wc-/, '')
  return ORDER_STATUSES.find((status) => wooNames[status] === bare) ?? null
}
