import type { DaySlots } from '../schedule/available-slots.ts'
import { addMinutes, earliestTake } from '../schedule/lead-time.ts'
import { openSpans } from '../schedule/open-spans.ts'
import { slotsOfDate } from '../schedule/slots-of-date.ts'
import { addDays, type CalendarDate, dayNumber, formatDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { assignTable } from './assign-table.ts'
import { BOOKING_DAYS, type TableWish } from './check-table.ts'

/** When the party can come on the date: the slots for which `checkTable` finds a table. */
export function tableSlots(
  { warehouse, bookings, now, people, wishedZone }: Omit<TableWish, 'takeDate' | 'takeTime'>,
  date: CalendarDate,
): DaySlots {
  const { workTime, tables, bookingMinutes } = warehouse
  const earliest = earliestTake(workTime, now, 0)
  const ahead = dayNumber(date) - dayNumber(localTime(now, workTime.timeZone))
  const spans = openSpans(workTime, addDays(date, -1), 3)
  const slots = ahead < BOOKING_DAYS ? slotsOfDate(workTime, date) : []
  const free = slots.filter(({ from }) => {
    const stay = { from, to: addMinutes(from, bookingMinutes) }
    return (
      from >= earliest &&
      spans.some((span) => span.from <= stay.from && stay.to <= span.to) &&
      assignTable(tables, bookings, { people, wishedZone }, stay) !== null
    )
  })
  return { date: formatDate(date), times: free.map(({ time }) => time) }
}
