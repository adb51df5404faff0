import type { Language } from '@samobranka/dictionary'

/** «2 ноября 2026 г.». Said by the server: browsers' tables of months differ from its own. */
export function dateText(date: string, language: Language): string {
  // The day as it is written: a time zone must not move a post to the day before.
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  if (!year) return ''
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // Intl knows no Tatar and would fall back to the machine's own language.
  const locale = language === 'tt' ? 'ru' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .format(instant)
    .replace(' г.', '\u00a0г.')
}
