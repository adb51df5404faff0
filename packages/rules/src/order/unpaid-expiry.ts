const PENDING_ORDER_SECONDS = 1800

/** When an order that nobody paid is given up. */
export function unpaidExpiry(createdAt: Date, pendingSeconds: number | null): Date {
  return new Date(createdAt.getTime() + (pendingSeconds ?? PENDING_ORDER_SECONDS) * 1000)
}
