import { clockTime, type HoursRange, parseClockTime, type WorkTime } from '@samobranka/rules'
import { type Codec, expected, field, Refused } from '../../wire/codec.ts'
import { date } from '../../wire/date.ts'
import { flag } from '../../wire/flag.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject, type Json } from '../../wire/json.ts'
import { aText, listOfThese, withAll } from '../../wire/json-schema.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count } from '../../wire/number.ts'
import { timeZone } from './time-zone.ts'

const RANGE = withAll({ from: aText, to: aText })
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

const clockOf = (wire: unknown): number | null => (typeof wire === 'string' ? parseClockTime(wire) : null)

const readRange = (wire: unknown): HoursRange | null | Refused => {
  if (!isObject(wire)) return expected('a day as {from, to}')
  if (isNothing(wire.from) && isNothing(wire.to)) return null
  const from = clockOf(wire.from)
  const to = clockOf(wire.to)
  return from === null || to === null || from === 1440
    ? expected('hours as {from: "HH:MM", to: "HH:MM"}')
    : { from, to }
}

const readDay = (wire: unknown): HoursRange[] | Refused => {
  if (isNothing(wire)) return []
  const ranges: HoursRange[] = []
  for (const one of Array.isArray(wire) ? wire : [wire]) {
    const range = readRange(one)
    if (range instanceof Refused) return range
    if (range !== null) ranges.push(range)
  }
  return ranges
}

const writeDay = (ranges: readonly HoursRange[]): Json => {
  const days = ranges.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) }))
  return days.length === 1 ? (days[0] ?? null) : days
}

/** {"1": {from, to} or a list of them or [] …}, Monday first; an array of seven is read the same way. */
export const week: Codec<readonly (readonly HoursRange[])[]> = field<readonly (readonly HoursRange[])[]>({
  schema: { type: 'object', additionalProperties: { anyOf: [RANGE, listOfThese(RANGE)] } },
  decode: (wire) => {
    if (isNothing(wire)) return undefined
    if (!isObject(wire) && !Array.isArray(wire)) return expected('a week {"1": {from, to}, … "7": …}')
    const days: HoursRange[][] = []
    for (const day of DAYS) {
      const ranges = readDay(Array.isArray(wire) ? wire[day - 1] : wire[day])
      if (ranges instanceof Refused) return ranges
      days.push(ranges)
    }
    return days
  },
  encode: (days) => Object.fromEntries(DAYS.map((day) => [String(day), writeDay(days[day - 1] ?? [])])),
})

const CLOSED_WEEK: WorkTime['week'] = DAYS.map(() => [])

export const workTime: Codec<WorkTime> = noun<WorkTime>('WorkTime', {
  aroundClock: ['around_clock', flag, false],
  week: ['week', week, CLOSED_WEEK],
  cookingMinutes: ['cooking_time_in_minutes', count, 0],
  timeZone: ['wp_timezone', timeZone, 'Europe/Moscow'],
  closedDates: ['closed_dates', list(date), []],
})
