import type { Catalogue, Category } from '@samobranka/rules'
import { menuPath } from '../../routing/paths.ts'
import {
  type CategorySection,
  categorySections,
  findCategory,
  sectionView,
  WHOLE,
} from '../catalogue/index.ts'
import { cardGoods } from '../catalogue-store/index.ts'
import { broughtGoods } from './brought-goods.ts'

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

/**
 * Every top category with all its groups, and the goods that the page brings; a product stands in each category that
 * lists it.
 */
export function landingSections(
  catalogue: Catalogue,
  warehouseId: number | null,
  language: string,
  askedSlug: string | undefined,
): LandingSection[] {
  const tops = catalogue.categories.flatMap((category) => {
    const found = category.parent === 0 ? findCategory(catalogue, { categorySlug: category.slug }) : null
    const sections = found ? categorySections(catalogue, found, WHOLE, language) : []
    return sections.length > 0 ? { category, sections } : []
  })
  const brought = broughtGoods(
    tops.map(({ sections }) => sections.map(({ products }) => products.length)),
    tops.findIndex(({ category }) => category.slug === askedSlug),
  )
  return tops.map(({ category, sections }, place) => {
    const { id, name, slug, description, seo } = category
    return {
      id,
      name,
      slug,
      address: menuPath(slug),
      description,
      seo: { title: seo.title, description: seo.description },
      groups: sections.map((section, group) =>
        sectionView(section, brought[place]?.[group] ?? 0, (product) =>
          cardGoods(product, catalogue, warehouseId),
        ),
      ),
    }
  })
}
