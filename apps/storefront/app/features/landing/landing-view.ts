import type { Catalogue, Category } from '@samobranka/rules'
import { menuPath } from '../../lib/paths.ts'
import {
  type CategorySection,
  categorySections,
  findCategory,
  firstGoods,
  sectionView,
  WHOLE,
} from '../catalogue/index.ts'
import { cardGoods } from '../shelf/index.ts'

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

/** The whole menu of most restaurants is in the page; of a larger one its beginning, and the rest comes when near. */
const WHOLE_MENU = 240

/** Every top category with everything in it; a product stands in each category that lists it. */
export function landingSections(
  catalogue: Catalogue,
  warehouseId: number | null,
  language = 'ru',
): LandingSection[] {
  const tops = catalogue.categories.flatMap((category) => {
    const found = category.parent === 0 ? findCategory(catalogue, { categorySlug: category.slug }) : null
    const sections = found ? categorySections(catalogue, found, WHOLE, language) : []
    return sections.length > 0 ? { category, sections } : []
  })
  const counts = tops.flatMap(({ sections }) => sections.map(({ products }) => products.length))
  const first = firstGoods(counts, WHOLE_MENU).values()
  return tops.map(({ category, sections }) => {
    const { id, name, slug, description, seo } = category
    return {
      id,
      name,
      slug,
      address: menuPath(slug),
      description,
      seo: { title: seo.title, description: seo.description },
      groups: sections.map((section) =>
        sectionView(section, first.next().value ?? 0, (product) =>
          cardGoods(product, catalogue, warehouseId),
        ),
      ),
    }
  })
}
