import type { Span } from '../schedule/open-spans.ts'

export interface Booking extends Span {
  readonly tableId: number
}

/** Half-open: guests may sit down the minute others leave. */
export function overlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}

/** Whether nobody else has the table at any moment of the stay. */
export function isTableFree(bookings: readonly Booking[], tableId: number, stay: Span): boolean {
  return !bookings.some((booking) => booking.tableId === tableId && overlap(booking, stay))
}
