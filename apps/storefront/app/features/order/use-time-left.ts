import type { Order } from '@samobranka/contract'
import { ASAP, parseDate } from '@samobranka/rules'
import { dayText } from '../../format/day-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { timeLeftText } from './promise-text.ts'
import { useNow } from './use-now.ts'

/** The minutes that are left; of an order for a chosen time, when that is. */
export function useTimeLeft(order: Order): string | null {
  const { t } = useI18n()
  const now = useNow(true)
  return (now && timeLeftText(order, now, t)) ?? chosenTime(order, t)
}

function chosenTime({ takeDate, takeTime, status }: Order, t: ReturnType<typeof useI18n>['t']) {
  const date = parseDate(takeDate ?? '')
  if (takeTime === ASAP || !date || status === 'ready') return null
  return `${dayText(date, t)}, ${takeTime.replace('-', '–')}`
}
