/** Who calls, as far as the request could prove it. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly customerId: number; readonly tokenHash: string }
  | { readonly kind: 'integrator' }

export const VISITOR: Caller = { kind: 'visitor' }
