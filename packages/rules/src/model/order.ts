export const ORDER_STATUSES = [
  'pending',
  'accepted',
  'cooking',
  'ready',
  'courier',
  'handed',
  'cancelled',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export type Actor = 'customer' | 'operator' | 'system'
