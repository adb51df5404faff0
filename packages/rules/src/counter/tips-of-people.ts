import type { Money } from '../model/money.ts'
import type { DeliveryType } from '../model/place.ts'

interface TippedOrder {
  readonly deliveryType: DeliveryType
  readonly tips: Money
  /** The courier who handed it over; null where somebody else did. */
  readonly courier: number | null
}

interface TipsOf {
  /** null: the kitchen’s. */
  readonly courier: number | null
  readonly amount: Money
}

/** A delivery's tips are its courier's, all others the kitchen's: the most first, and nobody who has none. */
export function tipsOfPeople(orders: readonly TippedOrder[]): readonly TipsOf[] {
  const sums = new Map<number | null, Money>()
  for (const { deliveryType, tips, courier } of orders) {
    const whose = deliveryType === 'flat_rate' ? courier : null
    if (tips > 0) sums.set(whose, (sums.get(whose) ?? 0) + tips)
  }
  return [...sums]
    .map(([courier, amount]) => ({ courier, amount }))
    .toSorted((a, b) => b.amount - a.amount || (a.courier ?? 0) - (b.courier ?? 0))
}
