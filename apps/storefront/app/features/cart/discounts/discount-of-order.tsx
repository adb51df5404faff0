import { LaterWords } from '../../words/index.ts'
import { DiscountBlock } from './discount-block.tsx'

/** The block as checkout shows it: it asks only where the customer looks. */
export function DiscountOfOrder() {
  return (
    <LaterWords>
      <DiscountBlock sheet="discount-of-order" asks={false} />
    </LaterWords>
  )
}
