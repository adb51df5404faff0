import type { WorkTime } from '../model/place.ts'
import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { shiftsOfDate } from './shifts-of-date.ts'

export interface Span {
  readonly from: Date
  readonly to: Date
}

/**
 * When a kitchen is open, through shifts that begin on these dates. Shifts that touch are one span:
 * a kitchen that works round the clock does not close at midnight.
 */
export function openSpans(workTime: WorkTime, first: CalendarDate, days: number): readonly Span[] {
  const spans: Span[] = []
  for (let day = 0; day < days; day += 1) {
    for (const { from, to } of shiftsOfDate(workTime, addDays(first, day))) {
      const last = spans.at(-1)
      if (!last || last.to < from) spans.push({ from, to })
      else if (last.to < to) spans[spans.length - 1] = { from: last.from, to }
    }
  }
  return spans
}
