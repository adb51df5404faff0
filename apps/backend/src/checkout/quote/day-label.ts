import { DEFAULT_LANGUAGE, isLanguage } from '@samobranka/dictionary'
import { type CalendarDate, dayNumber, localTime, parseDate } from '@samobranka/rules'
import { translate } from '../../http/translate.ts'

/** «Сегодня», «Завтра», then «суббота, 7 марта». */
export async function dayLabel(date: string, now: Date, timeZone: string, language: string): Promise<string> {
  const day = parseDate(date)
  if (!day) return date
  const shown = isLanguage(language) ? language : DEFAULT_LANGUAGE
  const ahead = dayNumber(day) - dayNumber(localTime(now, timeZone))
  if (ahead === 0) return translate(shown, 'common.today')
  if (ahead === 1) return translate(shown, 'common.tomorrow')
  return written(day, shown)
}

function written({ year, month, day }: CalendarDate, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, month - 1, day))
}
