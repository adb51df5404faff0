import type { Generated } from 'kysely'
import type { Flag, Instant, Json } from './column-values.ts'

/** What people of the restaurant do with orders: beside `orders`, whose rows are written whole when they are placed. */
export interface OrderWorkTables {
  /** No row: nobody has touched the order since it was placed. */
  order_work: {
    order_id: number
    kitchen: number
    accepted_at: Generated<Instant | null>
    /** `staff`, `key`, `auto`; empty while nobody has. */
    accepted_how: Generated<string>
    accepted_by: Generated<number | null>
    accepted_minutes: Generated<number | null>
    kitchen_ready_at: Generated<Instant | null>
    /** yyyy-mm-dd: `day_number` counts from 1 at a kitchen on it. */
    day: Generated<string>
    day_number: Generated<number | null>
    /** An order for later: when its kitchen begins, and when the board was told so. */
    starts_at: Generated<Instant | null>
    entered_at: Generated<Instant | null>
    /** When nobody's taking it was told to the managers. */
    alerted_at: Generated<Instant | null>
    finished_at: Generated<Instant | null>
    /** The name of the reason, of the list of reasons. */
    cancel_reason: Generated<string>
    /** Cancelled when it was cooked already. */
    spoilt: Generated<Flag>
  }
  /** The last number of the day that was given. */
  day_numbers: { kitchen: number; day: string; last: number }
  /** Whether a kitchen works on a board at all, and how many orders in a row nobody has taken there. */
  kitchen_watch: {
    kitchen: number
    way: string
    /** When somebody first accepted an order there on a board; null while nobody has. */
    working_since: Instant | null
    missed: Generated<number>
  }
  /** What is done five seconds after it was asked for, unless it is taken back. */
  held_deeds: {
    id: string
    order_id: number
    kitchen: number
    kind: string
    /** Wiped when it is over. */
    payload: Json
    staff_id: number
    created_at: Instant
    due_at: Instant
    /** `waiting`, `done`, `undone`, `overtaken`. */
    state: string
  }
  /** What people wrote: to each other (`note`) or to the guest (`message`). */
  order_notes: {
    id: Generated<number>
    order_id: number
    kind: string
    staff_id: number
    text: string
    at: Instant
  }
  /** Money given back; together never above what was paid. */
  refunds: {
    id: string
    order_id: number
    /** null where it was given back in cash. */
    payment_id: string | null
    amount: number
    /** `payment`, `cash`. */
    way: string
    lines: Generated<Json>
    reason: Generated<string>
    staff_id: number | null
    /** `due`, `done`, `failed`. */
    status: string
    created_at: Instant
    done_at: Generated<Instant | null>
  }
  /** Who took a request or a letter, and when it was done. */
  request_work: {
    /** `order`, `message`. */
    kind: string
    request_id: number
    taken_at: Instant | null
    taken_by: number | null
    done_at: Instant | null
    done_by: number | null
  }
}
