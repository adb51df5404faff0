import { clockTime, type WorkTime } from '@samobranka/rules'

export interface HoursLine {
  /** 1 is Monday, 7 is Sunday. */
  readonly from: number
  readonly to: number
  /** «10:00–22:00»; empty on a day off. */
  readonly hours: readonly string[]
}

/** The week in as few lines as it takes: neighbouring days with the same hours stand together. */
export function hoursLines({ aroundClock, week }: Pick<WorkTime, 'aroundClock' | 'week'>): HoursLine[] {
  if (aroundClock) return [{ from: 1, to: 7, hours: ['00:00–24:00'] }]
  const lines: HoursLine[] = []
  week.forEach((ranges, index) => {
    const hours = ranges.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`)
    const last = lines.at(-1)
    const day = index + 1
    if (last && last.hours.join() === hours.join()) lines[lines.length - 1] = { ...last, to: day }
    else lines.push({ from: day, to: day, hours })
  })
  return lines
}
