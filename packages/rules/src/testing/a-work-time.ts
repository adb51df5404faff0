import type { HoursRange, WorkTime } from '../model/place.ts'

/** Hours as an operator says them: `hours('10:00-22:00')`, `hours('12:00-16:00', '18:00-02:00')`. */
export function hours(...written: string[]): HoursRange[] {
  return written.map((range) => {
    const [from = '', to = ''] = range.split('-')
    return { from: minutes(from), to: minutes(to) }
  })
}

export function everyDay(...written: string[]): HoursRange[][] {
  return Array.from({ length: 7 }, () => hours(...written))
}

export function aWorkTime(over: Partial<WorkTime> = {}): WorkTime {
  return {
    aroundClock: false,
    week: everyDay('10:00-22:00'),
    cookingMinutes: 30,
    timeZone: 'Europe/Moscow',
    closedDates: [],
    ...over,
  }
}

function minutes(clock: string): number {
  const [hour, minute] = clock.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}
