import { type Catalogue, categoryPath } from '@samobranka/rules'
import type { MenuParams } from './menu-page.ts'

interface Asked {
  /** The category's number, or its slug. */
  readonly id: string
  /** The category's own slug again, or that of a category under it. */
  readonly slug?: string | undefined
  readonly slugProduct?: string | undefined
}

/** The menu's address of a category asked for by its number; null when it names nothing in sight. */
export function categoryByNumber(
  { categories }: Catalogue,
  { id, slug, slugProduct }: Asked,
): MenuParams | null {
  const asked =
    categories.find((category) => String(category.id) === id) ??
    categories.find((category) => category.slug === id)
  if (!asked) return null
  const meant =
    slug === undefined || slug === asked.slug
      ? asked
      : categories.find((category) => category.parent === asked.id && category.slug === slug)
  const [top, below] = meant ? categoryPath(meant.id, categories) : []
  if (!top) return null
  return { categorySlug: top.slug, subCategorySlug: below?.slug, slugProduct }
}
