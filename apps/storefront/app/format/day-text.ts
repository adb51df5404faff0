import type { Key, Translate } from '@samobranka/dictionary'
import { type CalendarDate, weekdayOf } from '@samobranka/rules'

/** «сб, 7 марта». By our own words: browsers lack the months of several of our languages. */
export function dayText(date: CalendarDate, t: Translate): string {
  const weekday = t(`weekdayShort.${weekdayOf(date)}` as Key)
  const month = t(`month.${date.month}` as Key)
  return `${weekday}, ${t('date.dayMonth', { day: String(date.day), month })}`
}
