import type { Generated } from 'kysely'
import type { Instant, Json } from './column-values.ts'

export interface CounterTables {
  /** The last instant at which anything of a kitchen's counter happened: the next is later, whatever the clocks say. */
  counter_turns: { kitchen: number; at: Instant }
  drawers: {
    id: Generated<number>
    kitchen: number
    opened_at: Instant
    opened_by: number
    float_amount: number
    closed_at: Generated<Instant | null>
    closed_by: Generated<number | null>
    counted: Generated<number | null>
    /** What had to lie in it when it was counted. */
    expected: Generated<number | null>
    reason: Generated<string>
  }
  drawer_entries: {
    id: Generated<number>
    drawer_id: number
    kitchen: number
    /** `in`, `out`. */
    kind: string
    amount: number
    reason: Generated<string>
    /** Whose cash was handed in. */
    courier: number | null
    staff_id: number
    at: Instant
  }
  order_receipts: {
    order_id: number
    kitchen: number
    /** null where no drawer was open, and for cash that a courier has in hand. */
    drawer_id: number | null
    cash: Generated<number>
    card: Generated<number>
    change: Generated<number>
    /** Paid through the site before. */
    online: Generated<number>
    staff_id: number
    /** The courier who handed it over. */
    courier: number | null
    at: Instant
  }
  day_closes: {
    kitchen: number
    /** yyyy-mm-dd */
    day: string
    figures: Json
    reason: Generated<string>
    staff_id: number
    at: Instant
  }
  /** Where somebody works with tables: nobody else would say that guests came. */
  tables_worked: { kitchen: number; since: Instant }
}
