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
      return byPrice(products, 1)
    case 'price_down':
      return byPrice(products, -1)
    case 'name': {
      const { compare } = new Intl.Collator(language, { numeric: true })
      return products.toSorted((a, b) => compare(a.name, b.name))
    }
  }
}

/** Prices are looked up once a product, not once a comparison. */
function byPrice(products: readonly Product[], direction: 1 | -1): readonly Product[] {
  return products
    .map((product) => ({ product, key: cardPrice(product) * direction }))
    .sort((a, b) => a.key - b.key)
    .map(({ product }) => product)
}
