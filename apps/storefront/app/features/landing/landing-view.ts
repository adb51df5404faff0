import type { Catalogue, Category } from '@samobranka/rules'
import { menuPath } from '../../lib/paths.ts'
import { type CategorySection, categoryView } from '../catalogue/index.ts'

/** A block of the one page that holds the whole menu. */
export interface LandingSection {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly address: string
  readonly description: string
  readonly seo: Pick<Category['seo'], 'title' | 'description'>
  readonly groups: readonly CategorySection[]
}

/** Every top category with everything in it; a product stands in each category that lists it. */
export function landingSections(catalogue: Catalogue, warehouseId: number | null): LandingSection[] {
  return catalogue.categories
    .filter(({ parent }) => parent === 0)
    .flatMap(({ id, name, slug, description, seo }) => {
      const groups = categoryView(catalogue, { categorySlug: slug }, warehouseId)?.sections ?? []
      if (groups.length === 0) return []
      const { title, description: summary } = seo
      const address = menuPath(slug)
      return { id, name, slug, address, description, seo: { title, description: summary }, groups }
    })
}
