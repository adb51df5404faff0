import type { Catalogue } from '../model/catalogue.ts'
import type { Product } from '../model/product.ts'
import { withDescendants } from './with-descendants.ts'

/** The goods of a category and of everything below it, in the published order. */
export function productsOfCategory(id: number, catalogue: Catalogue): readonly Product[] {
  const ids = withDescendants([id], catalogue.categories)
  return catalogue.products.filter((product) => product.categories.some((category) => ids.has(category)))
}
