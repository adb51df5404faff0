import { type BusinessDay, businessDay, businessDayOf, type CalendarDate, parseDate } from '@samobranka/rules'
import type { LocalBusiness } from '../publishing/local-business.ts'

type Settings = Pick<LocalBusiness, 'office' | 'warehouses'>

/** The business day of an instant at a kitchen. */
export function counterDay(business: Settings, kitchen: number, instant: Date): BusinessDay {
  return businessDay(instant, business.office.dayStartsAt, zoneOf(business, kitchen))
}

/** The business day that is called by a date. */
export function counterDayOf(business: Settings, kitchen: number, date: CalendarDate): BusinessDay {
  return businessDayOf(date, business.office.dayStartsAt, zoneOf(business, kitchen))
}

const zoneOf = ({ warehouses }: Settings, kitchen: number): string =>
  warehouses.find(({ id }) => id === kitchen)?.workTime.timeZone ?? 'UTC'

/** yyyy-mm-dd; null where no such day exists. */
export function readDay(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return parseDate(`${day}.${month}.${year}`)
}

export function dayText({ year, month, day }: CalendarDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
