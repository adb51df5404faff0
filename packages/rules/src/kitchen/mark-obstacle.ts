import type { OrderStatus } from '../model/order.ts'

/** Why a mark that was made without network is left out when it arrives. */
export const MARK_OBSTACLES = ['cancelled', 'gone', 'changed', 'overtaken'] as const
export type MarkObstacle = (typeof MARK_OBSTACLES)[number]

interface MarkedOrder {
  readonly status: OrderStatus
  /** Something of it is made again after it has left. */
  readonly isRemake: boolean
  /** Whether it has the item that is marked. */
  readonly hasItem: boolean
}

/** What became of the order meanwhile; null where its items may still be marked. */
export function markObstacle({ status, isRemake, hasItem }: MarkedOrder): MarkObstacle | null {
  if (status === 'cancelled') return 'cancelled'
  if (!hasItem) return 'changed'
  if (isRemake || status === 'accepted' || status === 'cooking' || status === 'ready') return null
  return 'gone'
}
