import type { Generated } from 'kysely'
import type { Flag, Instant } from './column-values.ts'

/** What cooks do, beside the orders that they cook. */
export interface KitchenTables {
  /** No row: nothing was said of the ticket as a whole. */
  kitchen_tickets: {
    order_id: number
    kitchen: number
    front_at: Generated<Instant | null>
    /** When its last item was done; null again when one of them is taken back. */
    cooked_at: Generated<Instant | null>
  }
  /** No row: the item waits, and nobody has touched it. */
  kitchen_items: {
    order_id: number
    /** The line's position, or what is made again. */
    item: string
    /** A line that has become another dish since is marked anew. */
    product_id: number
    state: string
    held: Generated<Flag>
    marked_at: Instant
    staff_id: number | null
  }
  /** Every mark that came, by the name its tablet gave it: the same one changes nothing the second time. */
  kitchen_marks: {
    id: string
    kitchen: number
    order_id: number | null
    item: string
    kind: string
    /** When it was made, and when it arrived. */
    at: Instant
    received_at: Instant
    staff_id: number | null
    /** `applied`, or why it was left out. */
    outcome: string
  }
  /** Dishes thrown away and made again. */
  waste: {
    id: string
    kitchen: number
    order_id: number
    item: string
    product_id: number
    variation_id: Generated<number>
    name: string
    count: number
    reason: string
    text: Generated<string>
    /** What it was sold for. */
    worth: number
    staff_id: number | null
    at: Instant
    /** When it was made again. */
    done_at: Generated<Instant | null>
  }
  print_jobs: {
    id: string
    kitchen: number
    order_id: number
    /** `ticket`, `receipt`. */
    kind: string
    /** By the name it has in office.json; empty for any of the printing station. */
    printer: Generated<string>
    copy: Generated<Flag>
    /** `waiting`, `claimed`, `printed`, `failed`. */
    state: string
    fault: Generated<string | null>
    claimed_by: Generated<string>
    /** A page that was closed while it printed leaves its claim to run out. */
    claimed_until: Generated<Instant>
    attempts: Generated<number>
    /** What prints by itself does so once for an order and a printer. */
    unique_key: string | null
    staff_id: number | null
    created_at: Instant
    printed_at: Generated<Instant | null>
  }
  /** The open page that prints for a kitchen: one at a time. */
  print_stations: {
    kitchen: number
    holder: string
    label: Generated<string>
    since: Instant
    seen_at: Instant
  }
  /** How a network printer was when it asked last. */
  printer_states: {
    printer: string
    kitchen: number
    since: Instant
    seen_at: Instant
    fault: Generated<string | null>
  }
}
