import type { Product } from '@samobranka/rules'

export function productTitle(product: Product, shopName: string): string {
  return product.seo.title || `${product.name} — ${shopName}`
}

export function productDescription({ seo, description, name }: Product): string {
  return seo.description || description || name
}
