import { type Catalogue, categoryPath } from '@samobranka/rules'
import type { MenuParams } from './menu-page.ts'

interface CategoryAddress {
  /** The category's number, or its slug. */
  readonly id: string
  /** The category's own slug again, or that of a category under it. */
  readonly slug?: string | undefined
  readonly slugProduct?: string | undefined
}

/** The menu's address of a category asked for by its number; null when it names nothing in sight. */
export function categoryByNumber(
  { categories }: Catalogue,
  { id, slug, slugProduct }: CategoryAddress,
): MenuParams | null {
  const named =
    categories.find((category) => String(category.id) === id) ??
    categories.find((category) => category.slug === id)
  if (!named) return null
  const meant =
    slug === undefined || slug === named.slug
      ? named
      : categories.find((category) => category.parent === named.id && category.slug === slug)
  const [top, below] = meant ? categoryPath(meant.id, categories) : []
  if (!top) return null
  return { categorySlug: top.slug, subCategorySlug: below?.slug, slugProduct }
}
