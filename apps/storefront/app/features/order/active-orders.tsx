import { unseenPart } from '../../ui/lazy-part.tsx'
import { useActiveOrderIds } from './use-active-order-ids.ts'

const OrderBar = unseenPart(async () => (await import('./order-bar.tsx')).OrderBar)

/** Whoever waits for an order sees on every page how far it is. Its code comes only where there is one. */
export function ActiveOrders() {
  const ids = useActiveOrderIds()
  return ids === '' ? null : <OrderBar ids={ids} />
}
