import type { Popup } from '../model/popup.ts'
import { localTime } from '../time/local-time.ts'

type Window = Pick<Popup, 'from' | 'to'>

/** A day of the year and perhaps a time of it: `12-20`, `12-20T18:00`. */
const YEARLY = /^\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?$/
/** 29 February is never further away. */
const FAR_YEARS = 8

/**
 * The window with years written into bounds that have none: it begins with the next such day after now, on the
 * zone's wall clock, and ends with the next one after its beginning. A bound with a year, or of every day, stays.
 */
export function nextWindow({ from, to }: Window, now: Date, zone: string): Window {
  const today = wallClock(now, zone)
  const begins = nextOfYear(from, today)
  return { from: begins, to: nextOfYear(to, begins !== null && begins !== from ? begins : today) }
}

/** Texts of one form are in the order of the times they tell. */
function nextOfYear(written: string | null, after: string): string | null {
  const text = written?.trim() ?? ''
  if (!YEARLY.test(text)) return written
  const first = Number(after.slice(0, 4))
  const years = Array.from({ length: FAR_YEARS + 1 }, (_, ahead) => first + ahead)
  return years.map((year) => `${year}-${text}`).find((day) => isReal(day) && day > after) ?? written
}

function isReal(day: string): boolean {
  const date = day.slice(0, 10)
  const read = new Date(`${date}T00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date)
}

function wallClock(now: Date, zone: string): string {
  const { year, month, day, hour, minute } = localTime(now, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}
