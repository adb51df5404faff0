import { LaterWords } from '../../../i18n/later-words.tsx'
import { DiscountBlock } from './discount-block.tsx'

/** The block as checkout shows it: it asks only where the customer looks. */
export function DiscountOfOrder() {
  return (
    <LaterWords>
      <DiscountBlock sheet="discount-of-order" asks={false} />
    </LaterWords>
  )
}
