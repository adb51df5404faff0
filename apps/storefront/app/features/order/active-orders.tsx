import { Suspense, useSyncExternalStore } from 'react'
import { followOrderKeys, readKeys } from '../../catalogue-access/order-keys.ts'
import { lazyPart, UnseenGap } from '../../ui/lazy-part.tsx'
import { useAccount } from '../account/index.ts'

const OrderBar = lazyPart(async () => (await import('./order-bar.tsx')).OrderBar, UnseenGap)

/** More than these at once nobody waits for, and each is asked after. */
const MOST = 4

/** Whoever waits for an order sees on every page how far it is. Its code comes only where there is one. */
export function ActiveOrders() {
  const kept = useSyncExternalStore(followOrderKeys, waitedFor, nobody)
  const own = useAccount((state) => state.activeOrder)
  const ids = [...new Set([...(own ? [own] : []), ...kept.split(' ').filter(Boolean)])].slice(0, MOST)
  if (ids.length === 0) return null
  return (
    <Suspense fallback={null}>
      <OrderBar ids={ids.join(' ')} />
    </Suspense>
  )
}

/** One text, so that the same orders are the same value. */
const waitedFor = () =>
  readKeys()
    .flatMap(({ id, done }) => (done ? [] : id))
    .slice(0, MOST)
    .join(' ')
const nobody = () => ''
