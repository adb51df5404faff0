import type { Translate } from '@samobranka/dictionary'
import { parseDate, type WorkTimePopup, weekdayOf } from '@samobranka/rules'

const WEEK = 7

/** «Откроемся завтра в 10:00»: the same words wherever closed hours are shown. */
export function openingText({ daysAhead, date, from: time }: WorkTimePopup, t: Translate): string {
  if (daysAhead === 0) return t('workTime.opensToday', { time })
  if (daysAhead === 1) return t('workTime.opensTomorrow', { time })
  const parsed = parseDate(date)
  const weekday = parsed ? t(`weekday.${weekdayOf(parsed)}` as Parameters<Translate>[0]) : ''
  const day = [weekday, daysAhead < WEEK ? '' : date].filter(Boolean).join(' ')
  return t('workTime.opensOn', { day, time })
}
