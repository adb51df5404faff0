import type { Table } from '../model/place.ts'
import type { Span } from '../schedule/open-spans.ts'
import { type Booking, overlap } from './is-table-free.ts'

export interface Party {
  readonly people: number
  /** A part of the room the guests would like; null or empty when they do not mind. */
  readonly wishedZone: string | null
}

/** The smallest table that seats the party and is free for the whole stay, in the wished zone first; null if none. */
export function assignTable(
  tables: readonly Table[],
  bookings: readonly Booking[],
  { people, wishedZone }: Party,
  stay: Span,
): Table | null {
  const taken = new Set(bookings.filter((booking) => overlap(booking, stay)).map(({ tableId }) => tableId))
  const elsewhere = (table: Table) => Number(plain(table.zone) !== plain(wishedZone))
  const [table] = tables
    .filter(({ id, seats }) => seats >= people && !taken.has(id))
    .toSorted((a, b) => elsewhere(a) - elsewhere(b) || a.seats - b.seats || a.id - b.id)
  return table ?? null
}

function plain(zone: string | null): string | undefined {
  return zone?.trim().toLowerCase()
}
