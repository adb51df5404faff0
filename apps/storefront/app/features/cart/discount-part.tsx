import { LaterWords } from '../../lib/later-words.tsx'
import { lazyPart, UnseenGap } from '../../ui/lazy-part.tsx'

const Block = lazyPart(async () => (await import('./discount-block.tsx')).DiscountBlock, UnseenGap)

/** The same question outside the cart: another time or place may have brought other discounts. */
export function DiscountPart() {
  return (
    <LaterWords>
      <Block sheet="discount-of-order" asks={false} />
    </LaterWords>
  )
}
