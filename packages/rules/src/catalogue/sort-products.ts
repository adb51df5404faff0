import type { Product } from '../model/product.ts'
import { cardPrice } from './card-price.ts'

export const PRODUCT_ORDERS = ['published', 'price_up', 'price_down', 'name'] as const

export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

/** Equals keep the published order. */
export function sortProducts(
  products: readonly Product[],
  order: ProductOrder,
  language: string,
): readonly Product[] {
  switch (order) {
    case 'published':
      return products
    case 'price_up':
      return products.toSorted((a, b) => cardPrice(a) - cardPrice(b))
    case 'price_down':
      return products.toSorted((a, b) => cardPrice(b) - cardPrice(a))
    case 'name': {
      const { compare } = new Intl.Collator(language, { numeric: true })
      return products.toSorted((a, b) => compare(a.name, b.name))
    }
  }
}
