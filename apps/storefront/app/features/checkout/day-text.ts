import type { CalendarDate } from '@samobranka/rules'

/** «сб, 7 марта». Said in the browser only: its tables of months may differ from the server's. */
export function dayText({ year, month, day }: CalendarDate, language: string): string {
  // Intl knows no Tatar and would fall back to the machine's own language.
  const format = new Intl.DateTimeFormat(language === 'tt' ? 'ru' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, month - 1, day))
}
