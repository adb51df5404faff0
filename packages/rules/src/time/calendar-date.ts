export interface CalendarDate {
  readonly year: number
  /** 1 January … 12 December. */
  readonly month: number
  readonly day: number
}

const DAY_MS = 86_400_000
const WRITTEN = /^(\d{2})\.(\d{2})\.(\d{4})$/

export function dayNumber(date: CalendarDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / DAY_MS
}

export function dateOfDayNumber(days: number): CalendarDate {
  const date = new Date(days * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(date: CalendarDate): number {
  // 1 January 1970, day 0, was a Thursday; the double remainder keeps earlier dates positive.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** Reads dd.mm.yyyy; null when it is not written so or no such day exists. */
export function parseDate(text: string): CalendarDate | null {
  const found = WRITTEN.exec(text.trim())
  if (!found) return null
  const date = { year: Number(found[3]), month: Number(found[2]), day: Number(found[1]) }
  // 31.02 slips into March and the year 26 into 1926: a date that does not come back as written never existed.
  const real = dateOfDayNumber(dayNumber(date))
  return real.year === date.year && real.month === date.month ? date : null
}

export function formatDate({ year, month, day }: CalendarDate): string {
  return `${pad(day, 2)}.${pad(month, 2)}.${pad(year, 4)}`
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
