import type { Translate } from '@samobranka/dictionary'
import { ASAP, addDays, formatDate, localTime } from '@samobranka/rules'
import type { DayTimes } from '../quoting/checkout-calls.ts'

export interface NextTime {
  readonly date: string
  readonly time: string
  /** «На завтра, 11:30» */
  readonly name: string
}

/** When a closed kitchen takes orders for next; null while it takes them for at once, or for no time at all. */
export function nextTime(
  days: readonly DayTimes[],
  now: Date,
  timeZone: string,
  t: Translate,
): NextTime | null {
  const day = days.find(({ times }) => times.length > 0)
  const slot = day?.times[0]
  if (!day || !slot || slot === ASAP) return null
  const today = localTime(now, timeZone)
  const time = slot.split('-')[0] ?? slot
  return { date: day.date, time: slot, name: nameOf(day, today, time, t) }
}

function nameOf(
  { date, label }: DayTimes,
  today: Parameters<typeof addDays>[0],
  time: string,
  t: Translate,
): string {
  if (date === formatDate(today)) return t('checkout.takeToday', { time })
  if (date === formatDate(addDays(today, 1))) return t('checkout.takeTomorrow', { time })
  return t('checkout.takeOn', { day: label || date, time })
}
