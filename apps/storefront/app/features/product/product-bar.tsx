import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import { Badges } from './card/badges.tsx'
import { ProductActions } from './product-actions.tsx'

/** Above what moves in the sheet: all its badges, and the controls that nothing may lie over; “close” stands at its end. */
export function ProductBar({ opened }: { readonly opened: OpenProduct }) {
  return (
    <div className="product-bar">
      <div className="product-badges">
        <Badges badges={opened.product.badges} />
      </div>
      <ProductActions opened={opened} />
    </div>
  )
}
