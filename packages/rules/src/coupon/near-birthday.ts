import { type CalendarDate, dayNumber } from '../time/calendar-date.ts'

/** Whether the day lies in the window around a birthday, both ends included, also over the new year. */
export function isNearBirthday(
  birth: CalendarDate,
  today: CalendarDate,
  daysBefore: number,
  daysAfter: number,
): boolean {
  const day = dayNumber(today)
  return [today.year - 1, today.year, today.year + 1].some((year) => {
    const birthday = dayNumber(celebratedIn(year, birth))
    return day >= birthday - daysBefore && day <= birthday + daysAfter
  })
}

/** Who was born on 29 February celebrates on the 28th in other years. */
function celebratedIn(year: number, { month, day }: CalendarDate): CalendarDate {
  return month === 2 && day === 29 && !isLeap(year) ? { year, month, day: 28 } : { year, month, day }
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
