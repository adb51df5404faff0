import { Suspense } from 'react'
import { lazyPart, UnseenGap } from '../../../ui/lazy-part.tsx'
import { useCartView } from '../contents/cart-view-store.ts'

const Block = lazyPart(async () => (await import('./discount-of-order.tsx')).DiscountOfOrder, UnseenGap)

/** The same question outside the cart: another time or place may have brought other discounts. */
export function DiscountPart() {
  const hasQuestion = useCartView(({ view }) => view !== null && view.question !== null)
  if (!hasQuestion) return null
  return (
    <Suspense fallback={null}>
      <Block />
    </Suspense>
  )
}
