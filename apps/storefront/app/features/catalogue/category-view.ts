import {
  type Catalogue,
  type Category,
  type FilterFacets,
  filterFacets,
  productsOfCategory,
} from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { menuPath } from '../../routing/paths.ts'
import { cardGoods } from '../catalogue-store/index.ts'
import {
  type CategorySlugs,
  type Containing,
  categorySections,
  containing,
  findCategory,
  type Section,
} from './category-sections.ts'
import { firstGoods } from './first-goods.ts'
import { type Selection, WHOLE } from './selection.ts'

export interface CategorySection {
  readonly id: number
  /** null for goods that lie in the category itself. */
  readonly name: string | null
  /** The first of them; the others come when somebody comes near them. */
  readonly goods: readonly CardGoods[]
  /** How many there are. */
  readonly count: number
  readonly containing: readonly Containing[]
}

export interface CategoryView {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly image: string
  readonly seo: Category['seo']
  /** The slugs of its address. */
  readonly slugs: readonly string[]
  /** From the top category to this one. */
  readonly trail: readonly { readonly name: string; readonly address: string }[]
  readonly subCategories: readonly { readonly id: number; readonly name: string; readonly address: string }[]
  readonly sections: readonly CategorySection[]
  readonly selection: Selection
  /** What can be chosen, with the number of goods each choice would leave. */
  readonly facets: FilterFacets
  /** How many goods there are without any filter. */
  readonly total: number
}

/** null when there is no such category in sight. A list of up to `whole` goods is all there. */
export function categoryView(
  catalogue: Catalogue,
  slugs: CategorySlugs,
  warehouseId: number | null,
  selection: Selection = WHOLE,
  whole?: number,
): CategoryView | null {
  const found = findCategory(catalogue, slugs)
  if (!found) return null
  const { top, below, children } = found
  const shown = below ?? top
  const all = productsOfCategory(shown.id, catalogue)
  const sections = categorySections(catalogue, found, selection, slugs.language ?? 'ru')
  const first = firstGoods(
    sections.map(({ products }) => products.length),
    whole,
  )
  return {
    id: shown.id,
    name: shown.name,
    description: shown.description,
    image: shown.image,
    seo: shown.seo,
    slugs: [top.slug, ...(below ? [below.slug] : [])],
    trail: [
      { name: top.name, address: menuPath(top.slug) },
      ...(below ? [{ name: below.name, address: menuPath(top.slug, below.slug) }] : []),
    ],
    subCategories: children.map(({ id, name, slug }) => ({ id, name, address: menuPath(top.slug, slug) })),
    sections: sections.map((section, place) =>
      sectionView(section, first[place] ?? 0, (product) => cardGoods(product, catalogue, warehouseId)),
    ),
    selection,
    facets: filterFacets(all, selection.filter),
    total: all.length,
  }
}

export function sectionView(
  { products, ...section }: Section,
  first: number,
  card: (product: Section['products'][number]) => CardGoods,
): CategorySection {
  return {
    ...section,
    goods: products.slice(0, first).map(card),
    count: products.length,
    containing: containing(products),
  }
}
