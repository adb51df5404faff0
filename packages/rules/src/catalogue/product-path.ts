import type { Catalogue } from '../model/catalogue.ts'
import type { Product } from '../model/product.ts'
import { categoryPath } from './category-path.ts'

export interface ProductPath {
  readonly category: string
  /** null: the product has no page of its own and opens over the category's. */
  readonly subCategory: string | null
  readonly product: string
}

/** The slugs of the product's page; null when no category of the catalogue holds it. */
export function productPath(product: Product, { categories }: Catalogue): ProductPath | null {
  const paths = product.categories.map((id) => categoryPath(id, categories)).filter((path) => path.length > 0)
  const path = paths.find((candidate) => candidate.length > 1) ?? paths[0]
  const top = path?.[0]
  if (!top) return null
  return { category: top.slug, subCategory: path[1]?.slug ?? null, product: product.slug }
}
