import { dayNumber, localTime, parseDate } from '@samobranka/rules'

const OLDEST_DAYS = 130 * 366

/** A day in the past that somebody alive may have been born on. */
export function isBirthday(text: string, now: Date): boolean {
  const date = parseDate(text)
  if (!date) return false
  const age = dayNumber(localTime(now, 'UTC')) - dayNumber(date)
  return age >= 0 && age < OLDEST_DAYS
}
