import type { OrderCard } from '@samobranka/contract'
import type { OfficeKey, Translate } from '@samobranka/dictionary'
import type { DeliveryType } from '@samobranka/rules'

export const wayWords: Readonly<Record<DeliveryType, OfficeKey>> = {
  flat_rate: 'office.orders.way_delivery',
  local_pickup: 'office.orders.way_pickup',
  lounge: 'office.orders.way_lounge',
}

type T = Translate<OfficeKey>

/** How far an order is: its column, and how it ended. */
export const stateWords = (t: T, { region, status }: Pick<OrderCard, 'region' | 'status'>): string =>
  region === 'finished' ? t(`office.orders.story_status_${status}`) : t(`office.orders.region_${region}`)

/** «3-й заказ», «первый заказ»; nothing of a guest who is not known. */
export function orderOfCustomer(t: T, { orderOfCustomer: which }: OrderCard): string | null {
  if (which === null) return null
  return which === 1 ? t('office.orders.first_order') : t('office.orders.nth_order', { nth: which })
}

/** «через 12 мин», «опаздывает на 3 мин», «ждёт 2 мин». */
export function timeLeftWords(t: T, region: OrderCard['region'], left: number | null, old: number): string {
  if ((region === 'new' || region === 'unpaid') && old === 0) return t('office.orders.just_now')
  if (region === 'new' || region === 'unpaid') return t('office.orders.waits', { minutes: span(t, old) })
  if (left === null) return ''
  if (left === 0) return t('office.orders.due_now')
  return left > 0
    ? t('office.orders.in_time', { minutes: span(t, left) })
    : t('office.orders.late_by', { minutes: span(t, -left) })
}

/** Minutes, or hours and minutes where they are many. */
function span(t: T, minutes: number): string {
  if (minutes < 100) return t('office.orders.minutes_short', { minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return t('office.orders.hours_short', { hours, minutes: minutes % 60 })
  return t('office.orders.days_short', { count: Math.floor(hours / 24) })
}

/** Paid, on receipt, or what the money waits for. */
export function paymentWords(t: T, { paymentStatus }: Pick<OrderCard, 'paymentStatus'>): string {
  switch (paymentStatus) {
    case 'paid':
      return t('office.orders.paid')
    case 'on_receipt':
      return t('office.orders.on_receipt')
    case 'pending':
      return t('office.orders.unpaid')
    case 'refund_due':
      return t('office.orders.refund_due')
    case 'refunded':
      return t('office.orders.refunded')
    default:
      return paymentStatus === 'cancelled' ? t('office.orders.not_paid') : paymentStatus
  }
}
