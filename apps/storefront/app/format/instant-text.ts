import type { Key, Translate } from '@samobranka/dictionary'
import { localTime } from '@samobranka/rules'

/** «2 августа 2026», by the shop's own clock. Said by the server, so that it does not change when the page hydrates. */
export function dayText(instant: string, zone: string, t: Translate): string {
  const { day, month, year } = localTime(new Date(instant), zone)
  return t('date.dayMonthYear', { day: String(day), month: t(`month.${month}` as Key), year: String(year) })
}

/** «2 августа 2026 в 13:20». */
export function instantText(instant: string, zone: string, t: Translate): string {
  const { hour, minute } = localTime(new Date(instant), zone)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return t('date.withTime', { date: dayText(instant, zone, t), time })
}
