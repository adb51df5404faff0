import { ASAP } from '@samobranka/rules'
import type { DayTimes } from '../quoting/checkout-calls.ts'

export interface TakeChoice {
  readonly date: string
  readonly time: string
  /** What was wished for is not offered any more, and this stands in for it. */
  readonly moved: boolean
}

interface Wish {
  readonly takeDate: string
  readonly takeTime: string
}

/**
 * The wished time where it is still offered, else the nearest to it. A wish without a date is a habit of earlier
 * orders, and means the first day that has such a time.
 */
export function offeredTime(days: readonly DayTimes[], { takeDate, takeTime }: Wish): TakeChoice | null {
  const open = days.filter(({ times }) => times.length > 0)
  const first = open[0]
  if (!first) return null
  const day = open.find(({ date }) => date === takeDate)
  if (day?.times.includes(takeTime)) return { date: day.date, time: takeTime, moved: false }
  if (takeDate === '' && takeTime !== '' && first.times.includes(takeTime))
    return { date: first.date, time: takeTime, moved: false }
  const wished = takeDate !== '' && takeTime !== ''
  if (day) return { date: day.date, time: firstTime(day), moved: wished }
  return { date: first.date, time: firstTime(first), moved: wished && takeTime !== ASAP }
}

function firstTime({ times }: DayTimes): string {
  return times[0] ?? ''
}
