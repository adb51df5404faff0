import { Suspense } from 'react'
import { lazyPart, UnseenGap } from '../../ui/lazy-part.tsx'
import { useActiveOrderIds } from './use-active-order-ids.ts'

const OrderBar = lazyPart(async () => (await import('./order-bar.tsx')).OrderBar, UnseenGap)

/** Whoever waits for an order sees on every page how far it is. Its code comes only where there is one. */
export function ActiveOrders() {
  const ids = useActiveOrderIds()
  if (ids === '') return null
  return (
    <Suspense fallback={null}>
      <OrderBar ids={ids} />
    </Suspense>
  )
}
