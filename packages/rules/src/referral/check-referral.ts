type ReferralRefusal = 'not_found' | 'own_code' | 'already_used' | 'not_first_order' | 'circle'

interface ReferralFacts {
  readonly customer: {
    readonly id: number
    /** Who invited this customer; null when nobody did. */
    readonly referredBy: number | null
    /** Orders placed before, cancelled ones left out. */
    readonly ordersCount: number
  }
  /** Whose code it is, with those who invited them, one after the other; null for a code nobody has. */
  readonly owner: { readonly id: number; readonly referrers: readonly number[] } | null
}

export type ReferralAnswer =
  | { readonly ok: true; readonly referrerId: number }
  | { readonly ok: false; readonly reason: ReferralRefusal }

/** Whether a friend's code may be taken by this customer. */
export function checkReferral({ customer, owner }: ReferralFacts): ReferralAnswer {
  if (owner === null) return { ok: false, reason: 'not_found' }
  if (owner.id === customer.id) return { ok: false, reason: 'own_code' }
  if (customer.referredBy !== null) return { ok: false, reason: 'already_used' }
  if (customer.ordersCount > 0) return { ok: false, reason: 'not_first_order' }
  // Friends who invite each other in a ring would all be rewarded for nobody new.
  if (owner.referrers.includes(customer.id)) return { ok: false, reason: 'circle' }
  return { ok: true, referrerId: owner.id }
}
