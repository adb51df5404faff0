import type { Order } from '@samobranka/contract'
import type { Translate } from '@samobranka/dictionary'
import { clockText } from './clock-text.ts'

/** When it will be there; null when there is nothing to wait for. */
export function promiseText(order: Order, timeZone: string, t: Translate): string | null {
  const { eta, deliveryType, takeDate } = order
  if (!eta) return null
  const from = clockText(eta.from, timeZone)
  const to = clockText(eta.to, timeZone)
  if (deliveryType === 'lounge') return t('order.tableAt', { date: takeDate ?? '', time: from })
  if (deliveryType === 'local_pickup') return t('order.readyAt', { time: from })
  return t('order.etaBetween', { from, to })
}

/** The promise has passed and the order is still on its way. */
export function isLate({ eta, deliveryType }: Order, now: Date): boolean {
  return eta !== null && deliveryType !== 'lounge' && now > new Date(eta.to)
}
