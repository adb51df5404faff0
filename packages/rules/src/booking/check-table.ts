import type { Table, Warehouse } from '../model/place.ts'
import { checkTakeTime } from '../schedule/check-take-time.ts'
import { addMinutes } from '../schedule/lead-time.ts'
import type { Span } from '../schedule/open-spans.ts'
import { openUntil } from '../schedule/open-until.ts'
import { assignTable, type Party } from './assign-table.ts'
import type { Booking } from './is-table-free.ts'

/** Tables are booked for as many dates, today first. */
export const BOOKING_DAYS = 30

export interface TableWish extends Party {
  readonly warehouse: Pick<Warehouse, 'workTime' | 'tables' | 'bookingMinutes'>
  readonly bookings: readonly Booking[]
  readonly now: Date
  readonly takeDate: string
  readonly takeTime: string
}

type TableAnswer =
  | { readonly ok: true; readonly table: Table; readonly stay: Span }
  | { readonly ok: false; readonly code: 'closed' | 'time_gone' | 'table_taken' }

/** Which table the party gets at the wished time, and for how long. */
export function checkTable(wish: TableWish): TableAnswer {
  const { warehouse, bookings, now, takeDate, takeTime } = wish
  const { workTime, tables, bookingMinutes } = warehouse
  const time = checkTakeTime({ workTime, now, distanceMinutes: 0, takeDate, takeTime }, BOOKING_DAYS)
  if (!time.ok) return time
  const stay = { from: time.from, to: addMinutes(time.from, bookingMinutes) }
  const until = openUntil(workTime, stay.from) ?? stay.from
  if (until < stay.to) return { ok: false, code: 'closed' }
  const table = assignTable(tables, bookings, wish, stay)
  return table ? { ok: true, table, stay } : { ok: false, code: 'table_taken' }
}
