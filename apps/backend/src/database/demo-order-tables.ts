import type { Instant } from './column-values.ts'

export interface DemoOrderTables {
  /** One row; none: nobody ever asked for demo guests. */
  demo_orders: {
    id: number
    /** Which time they were asked for: what is left of an earlier one ends by itself. */
    run: number
    /** The guest who comes next; never the same one twice. */
    guest: number
    per_minute: number
    until: Instant
    /** The address of the shop as whoever asked sees it. */
    origin: string
  }
}
