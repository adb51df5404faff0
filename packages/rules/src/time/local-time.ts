import { tzOffset } from '@date-fns/tz/tzOffset'
import { type CalendarDate, dateOfDayNumber, dayNumber, weekdayOf } from './calendar-date.ts'
import { knownOffset, type SteadyOffset } from './steady-offset.ts'

export interface LocalTime extends CalendarDate {
  /** 1 Monday … 7 Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  /** Minutes from local midnight. */
  readonly minutes: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What a clock on the wall of that zone shows. */
export function localTime(instant: Date, zone: string): LocalTime {
  const wall = instant.getTime() + offsetMs(instant.getTime(), zone)
  const days = Math.floor(wall / DAY_MS)
  const minutes = Math.floor((wall - days * DAY_MS) / MINUTE_MS)
  const date = dateOfDayNumber(days)
  return {
    year: date.year,
    month: date.month,
    day: date.day,
    weekday: weekdayOf(date),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    minutes,
  }
}

/**
 * The instant at which that zone's clock shows `minutes` after midnight of `date` (1440 and more: on the
 * following days). Null where the clock is put forward over it; the earlier of the two where it is put back.
 */
export function instantAt(date: CalendarDate, minutes: number, zone: string): Date | null {
  const wall = dayNumber(date) * DAY_MS + minutes * MINUTE_MS
  const before = offsetMs(wall - DAY_MS, zone)
  const after = offsetMs(wall + DAY_MS, zone)
  if (before === after) return new Date(wall - before)
  // The offset before the change is asked first, so that a repeated hour is its first pass.
  for (const offset of [before, after]) {
    if (offsetMs(wall - offset, zone) === offset) return new Date(wall - offset)
  }
  return null
}

/** Further from now nobody asks: neither slots nor coupons of the day. */
const REACH_DAYS = 40

/** How long before and after that instant the zone's clock stays as it is. */
export function steadyOffset(zone: string, around: Date): SteadyOffset {
  const instant = around.getTime()
  const offset = offsetMs(instant, zone)
  const today = Math.floor(instant / DAY_MS)
  const isSteady = (day: number) => offsetMs(day * DAY_MS, zone) === offset
  let first = today + 1
  while (today - first < REACH_DAYS && isSteady(first - 1)) first -= 1
  let last = today
  while (last - today < REACH_DAYS && isSteady(last + 1)) last += 1
  return {
    zone,
    fromMs: Math.min(first * DAY_MS, instant),
    untilMs: Math.max(last * DAY_MS, instant),
    offsetMs: offset,
  }
}

/** Clocks are changed on quarter hours only, so one answer serves a quarter: asking Intl costs hundreds of times more. */
const QUARTER_MS = 900_000
const KEPT_ANSWERS = 4096
const answers = new Map<string, number>()

function offsetMs(time: number, zone: string): number {
  return knownOffset(time, zone) ?? askedOffset(time, zone)
}

function askedOffset(time: number, zone: string): number {
  const quarter = Math.floor(time / QUARTER_MS)
  const key = `${zone} ${quarter}`
  const known = answers.get(key)
  if (known !== undefined) return known
  const minutes = tzOffset(zone, new Date(quarter * QUARTER_MS))
  // A wrong zone must not become UTC in silence: the kitchen would open hours early.
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${zone}`)
  const offset = Math.round(minutes * MINUTE_MS)
  if (answers.size >= KEPT_ANSWERS) answers.clear()
  answers.set(key, offset)
  return offset
}
