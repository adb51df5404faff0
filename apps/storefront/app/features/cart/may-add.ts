import type { Product } from '@samobranka/rules'

export type AddAnswer = 'add' | 'gone'

/** The one place that decides what a tap on "add" does before anything enters the cart. */
export function mayAdd(product: Pick<Product, 'inStock' | 'available'>): AddAnswer {
  return product.inStock && product.available ? 'add' : 'gone'
}
