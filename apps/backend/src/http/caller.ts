import type { StaffMember } from '@samobranka/rules'

/** A person of the restaurant, by the session they are signed in with. */
export interface StaffCaller extends StaffMember {
  readonly kind: 'staff'
  readonly staffId: number
  readonly name: string
  readonly sessionHash: string
  /** When they last showed that it is them. */
  readonly provenAt: Date
}

/** Who calls, as far as the request could prove it. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly customerId: number; readonly tokenHash: string }
  | { readonly kind: 'integrator' }
  | StaffCaller

export const VISITOR: Caller = { kind: 'visitor' }
