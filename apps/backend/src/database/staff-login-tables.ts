import type { Generated } from 'kysely'
import type { Instant, Json } from './column-values.ts'

export interface StaffLoginTables {
  staff_logins: {
    staff_id: number
    email: string | null
    phone: string | null
    password_hash: string | null
    /** For paired tablets alone. */
    pin_hash: string | null
    totp_secret: string | null
    /** Shown, and not yet confirmed by a first code. */
    totp_waiting: string | null
    /** Of the last code that was taken: none is taken twice. */
    totp_step: Generated<number>
  }
  staff_recovery_codes: {
    code_hash: string
    staff_id: number
  }
  staff_passkeys: {
    id: string
    staff_id: number
    public_key: string
    counter: number
    transports: Generated<Json>
    name: string
    created_at: Instant
    used_at: Instant | null
  }
  staff_challenges: {
    challenge: string
    purpose: string
    staff_id: number | null
    expires_at: Instant
  }
  staff_links: {
    id: Generated<number>
    token_hash: string
    /** `first` (while nobody works here), `owner` and `return` (for who is locked out), `invitation`. */
    kind: string
    name: Generated<string>
    role: string
    kitchens: Generated<Json>
    /** Whom it lets in again. */
    staff_id: number | null
    made_by: number | null
    created_at: Instant
    expires_at: Instant
    ended_at: Instant | null
  }
  staff_devices: {
    staff_id: number
    kind: string
    kitchen: number
    paired_by: number | null
  }
  staff_device_codes: {
    code_hash: string
    name: string
    kind: string
    kitchen: number
    made_by: number | null
    expires_at: Instant
  }
  machine_keys: {
    id: Generated<number>
    name: string
    scopes: Json
    created_at: Instant
    used_at: Instant | null
    ended_at: Instant | null
  }
  machine_key_pairs: {
    consumer_key: string
    consumer_secret: string
    key_id: number
    created_at: Instant
    /** Until when it opens beside the one that replaced it. */
    ends_at: Instant | null
  }
}
