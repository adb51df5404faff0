import { type Booking, isTableFree, type Table } from '@samobranka/rules'
import { type StayRow, stayState } from './stay-row.ts'

export type StayDeed =
  | { readonly kind: 'arrived'; readonly table: number | null }
  | { readonly kind: 'late'; readonly minutes: number }
  | { readonly kind: 'missed' }
  | { readonly kind: 'move'; readonly table: number }
  | { readonly kind: 'longer'; readonly minutes: number }
  | { readonly kind: 'free' }

export type StayRefusal = 'stay_over' | 'no_such_table' | 'stay_taken'
export type StayChanges = Partial<Omit<StayRow, 'id' | 'order_id' | 'warehouse_id' | 'people'>>

interface Room {
  readonly tables: readonly Table[]
  /** Whoever else has a table. */
  readonly others: readonly Booking[]
}

const MINUTE_MS = 60_000

/** What a deed makes of a stay, or why it cannot be done. */
export function judgeStay(stay: StayRow, deed: StayDeed, room: Room, now: Date): StayChanges | StayRefusal {
  const state = stayState(stay)
  const at = now.getTime()
  const isOpen = state === 'expected' || state === 'seated'
  /** From now to the end: guests may come after their whole time was over. */
  const rest = (ends: number) => ({ from: new Date(Math.min(at, ends - 1)), to: new Date(ends) })
  const seatAt = (table: number, ends: number): StayRefusal | null => {
    if (!room.tables.some(({ id }) => id === table)) return 'no_such_table'
    return isTableFree(room.others, table, rest(ends)) ? null : 'stay_taken'
  }
  switch (deed.kind) {
    case 'arrived': {
      if (state !== 'expected' && state !== 'missed') return 'stay_over'
      const table = deed.table ?? stay.table_id
      const ends = Math.max(stay.ends_at, at + MINUTE_MS)
      const refused = seatAt(table, ends)
      if (refused) return refused
      const back = { released_at: null, missed_at: null, arrived_at: at, table_id: table, ends_at: ends }
      // They came before their time: the table is theirs from now on.
      return stay.starts_at > at ? { ...back, starts_at: at } : back
    }
    case 'late':
      return state === 'expected' ? { expected_at: at + deed.minutes * MINUTE_MS } : 'stay_over'
    case 'missed':
      return state === 'expected' ? { released_at: at, missed_at: at } : 'stay_over'
    case 'free':
      return isOpen ? { released_at: at } : 'stay_over'
    case 'move': {
      if (!isOpen) return 'stay_over'
      const from = state === 'seated' ? at : Math.max(at, stay.starts_at)
      const to = Math.max(stay.ends_at, from + 1)
      if (!room.tables.some(({ id }) => id === deed.table)) return 'no_such_table'
      const span = { from: new Date(from), to: new Date(to) }
      return isTableFree(room.others, deed.table, span) ? { table_id: deed.table } : 'stay_taken'
    }
    case 'longer': {
      if (!isOpen) return 'stay_over'
      const from = Math.max(stay.ends_at, state === 'seated' ? at : 0)
      const to = from + deed.minutes * MINUTE_MS
      const span = { from: new Date(from), to: new Date(to) }
      return isTableFree(room.others, stay.table_id, span) ? { ends_at: to } : 'stay_taken'
    }
  }
}
