import type { Category } from './category.ts'
import type { Product } from './product.ts'

/** Flat lists in the order the operator published them; the tree follows from `parent`. */
export interface Catalogue {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
}
