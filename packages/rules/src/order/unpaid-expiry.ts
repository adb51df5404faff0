import type { OrderStatus } from '../model/order.ts'

const PENDING_ORDER_SECONDS = 1800

/** When an order that nobody paid is given up. */
export function unpaidExpiry(createdAt: Date, pendingSeconds: number | null): Date {
  return new Date(createdAt.getTime() + (pendingSeconds ?? PENDING_ORDER_SECONDS) * 1000)
}

export function isUnpaidExpired(
  order: { readonly status: OrderStatus; readonly createdAt: Date },
  pendingSeconds: number | null,
  now: Date,
): boolean {
  return order.status === 'pending' && now >= unpaidExpiry(order.createdAt, pendingSeconds)
}
