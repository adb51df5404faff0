import type { Generated } from 'kysely'
import type { Instant } from './column-values.ts'

export interface SessionTables {
  /** One name is what counts now; `name@number` is what counted before it, accepted until its end. */
  secrets: {
    name: string
    value: string
    created_at: Instant
    starts_at: Generated<Instant>
    ends_at: Generated<Instant | null>
  }
  sessions: {
    token_hash: string
    customer_id: number
    created_at: Instant
    seen_at: Instant
    expires_at: Instant
    /** Browser and system in words; empty where nothing was told. */
    device: Generated<string>
    /** The network, without the machine in it. */
    address: Generated<string>
  }
}
