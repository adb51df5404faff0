import type { Generated } from 'kysely'
import type { Flag, Instant } from './column-values.ts'

export interface SwitchTables {
  /** Nothing is deleted: who stopped what, and for how long, is asked about afterwards. */
  switches: {
    id: Generated<number>
    kind: string
    /** null: every kitchen. */
    warehouse: number | null
    /** `product:7`, `flat_rate`, `cooking`: as the rules read it. */
    target: string
    minutes: Generated<number>
    blocks_asap: Generated<Flag>
    /** When it ends by itself; null: when somebody ends it. */
    until: Instant | null
    reason: Generated<string>
    /** null: the shop itself. */
    by_staff: number | null
    created_at: Instant
    /** When somebody ended it before its time. */
    ended_at: Instant | null
    ended_by: number | null
  }
  /** Counts changes of the operator's documents that are no part of what is published; no row: there was none. */
  business_revisions: { id: number; revision: number }
}
