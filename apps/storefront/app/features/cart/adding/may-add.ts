import type { Product } from '@samobranka/rules'
import type { ShopTerms } from '../../../catalogue-access/root-data/shop-terms.tsx'

export type AddAnswer = 'add' | 'gone' | 'disabled' | 'request' | 'place'

interface Circumstances {
  readonly terms: Pick<ShopTerms, 'byRequest' | 'buyingDisabled' | 'onlyKitchen'>
  readonly hasPlace: boolean
}

/** The one place that decides what a tap on "add" does before anything enters the cart. */
export function mayAdd(
  product: Pick<Product, 'inStock' | 'available'>,
  { terms, hasPlace }: Circumstances,
): AddAnswer {
  if (!product.inStock || !product.available) return 'gone'
  if (terms.byRequest) return 'request'
  if (terms.buyingDisabled) return 'disabled'
  return hasPlace || terms.onlyKitchen !== null ? 'add' : 'place'
}
