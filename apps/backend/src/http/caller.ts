import type { KeyScope } from '@samobranka/contract'
import type { StaffMember } from '@samobranka/rules'

/** A person of the restaurant, by the session they are signed in with. */
export interface StaffCaller extends StaffMember {
  readonly kind: 'staff'
  readonly staffId: number
  readonly name: string
  readonly sessionHash: string
  /** When they last showed that it is them. */
  readonly provenAt: Date
  /** The paired tablet that is signed in; null at a desk. Its role and kitchen count, whoever works on it. */
  readonly deviceId: number | null
}

/** A machine by its key. */
export interface IntegratorCaller {
  readonly kind: 'integrator'
  /** null: the key of `keys.json`. */
  readonly keyId: number | null
  /** null: it opens everything. */
  readonly scopes: readonly KeyScope[] | null
}

/** Who calls, as far as the request could prove it. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly customerId: number; readonly tokenHash: string }
  | IntegratorCaller
  | StaffCaller

export const VISITOR: Caller = { kind: 'visitor' }
