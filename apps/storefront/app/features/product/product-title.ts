import type { Product } from '@samobranka/rules'

export function productTitle(product: Product, shopName: string): string {
  return product.seo.title || `${product.name} — ${shopName}`
}
