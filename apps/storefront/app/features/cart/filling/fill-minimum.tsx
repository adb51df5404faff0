import type { Money } from '@samobranka/rules'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useMissingSum } from './use-missing-sum.ts'

const FillMinimumRail = lazyPart(async () => (await import('./fill-minimum-rail.tsx')).FillMinimumRail)

/** What is missing to the minimum, offered as goods. */
export function FillMinimum({ missing }: { readonly missing: Money }) {
  return missing > 0 ? (
    <Suspense fallback={<div className="skeleton h-44" aria-hidden="true" />}>
      <FillMinimumRail missing={missing} />
    </Suspense>
  ) : null
}

export function CartFillers() {
  return <FillMinimum missing={useMissingSum()} />
}
