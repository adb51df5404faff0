import type { Generated } from 'kysely'
import type { Instant, Json } from './column-values.ts'

export interface StaffTables {
  staff: {
    id: Generated<number>
    name: string
    role: string
    /** Numbers of kitchens; none: all. */
    kitchens: Generated<Json>
    created_at: Instant
    /** Nobody is deleted: the journal names who did what. */
    ended_at: Instant | null
    /** `person`, `demo` (looked around as), `device` (a tablet that stays signed in by itself). */
    kind: Generated<string>
  }
  staff_sessions: {
    token_hash: string
    staff_id: number
    created_at: Instant
    seen_at: Instant
    /** When nobody has used it for long enough. */
    expires_at: Instant
    /** When it ends however much it is used. */
    ends_at: Instant
    /** When the person last showed that it is them. */
    proven_at: Instant
    device: Generated<string>
    address: Generated<string>
    /** Who works on the tablet at the moment. */
    acting_id: Generated<number | null>
    acting_until: Generated<Instant>
  }
  /** Append-only. It holds numbers and names of fields, never a phone, a name or an address of a guest. */
  journal: {
    id: Generated<number>
    at: Instant
    /** `staff`, `key`, `system`, `command`. */
    actor: string
    staff_id: number | null
    /** What the session is called, where there is one. */
    session: Generated<string>
    address: Generated<string>
    deed: string
    kitchen: number | null
    /** `order 4711`, `staff 3`: of what, and which. */
    subject: string
    subject_id: string
    before: Json | null
    after: Json | null
  }
}
