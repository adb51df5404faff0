import { Suspense } from 'react'
import { lazyPart, UnseenGap } from '../../../ui/lazy-part.tsx'
import { isCustomer, useAccount } from '../../account/index.ts'
import type { EarningTotals } from './will-earn-note.tsx'

const WillEarnNote = lazyPart(
  () => import('./will-earn-note.tsx').then((script) => script.WillEarnNote),
  UnseenGap,
)

/** What the order will bring to the customer's card, at the level he holds. */
export function WillEarn({ totals }: { readonly totals: EarningTotals }) {
  const earns = useAccount(({ customer, bonus }) => isCustomer(customer) && bonus?.active === true)
  return earns ? (
    <Suspense fallback={null}>
      <WillEarnNote totals={totals} />
    </Suspense>
  ) : null
}
