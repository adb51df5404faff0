import { unseenPart } from '../../../ui/lazy-part.tsx'
import { isCustomer, useAccount } from '../../account/index.ts'
import type { EarningTotals } from './will-earn-note.tsx'

const WillEarnNote = unseenPart(async () => (await import('./will-earn-note.tsx')).WillEarnNote)

/** What the order will bring to the customer's card, at the level he holds. */
export function WillEarn({ totals }: { readonly totals: EarningTotals }) {
  const earns = useAccount(({ customer, bonus }) => isCustomer(customer) && bonus?.active === true)
  return earns ? <WillEarnNote totals={totals} /> : null
}
