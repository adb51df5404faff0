import { unseenPart } from '../../../ui/lazy-part.tsx'
import { useCartView } from '../contents/cart-view-store.ts'

const Block = unseenPart(async () => (await import('./discount-of-order.tsx')).DiscountOfOrder)

/** The same question outside the cart: another time or place may have brought other discounts. */
export function DiscountPart() {
  const hasQuestion = useCartView(({ view }) => view !== null && view.question !== null)
  return hasQuestion ? <Block /> : null
}
