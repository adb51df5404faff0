import { useEffect, useRef } from 'react'
import { isCustomer, useCustomer } from '../../account/index.ts'
import { changeDraft, useDraft } from './draft-store.ts'

/** Whoever is logged in does not fill in what the shop knows; whoever leaves takes his name along, and what he must not eat. */
export function useCustomerDraft(onChange: () => void): void {
  const customer = useCustomer()
  const ready = useDraft((state) => state.ready)
  const known = isCustomer(customer) ? customer : null
  const before = useRef<number | null>(null)
  const changed = useRef(onChange)
  changed.current = onChange
  useEffect(() => {
    if (!ready || customer === 'unknown') return
    const was = before.current
    before.current = known?.id ?? null
    if (known) {
      const { draft } = useDraft.getState()
      if (draft.phone === '') changeDraft({ phone: known.phone })
      if (draft.name === '') changeDraft({ name: known.name })
    } else if (was !== null) changeDraft({ name: '', phone: '', allergy: '' })
    // Bonuses, personal coupons and a first order's discount are counted for the one who is in.
    if (was !== before.current) changed.current()
  }, [ready, customer, known])
}
