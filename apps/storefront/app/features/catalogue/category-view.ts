import {
  type Catalogue,
  type Category,
  type FilterFacets,
  filterCount,
  filterFacets,
  filterProducts,
  type Product,
  productsOfCategory,
  sortProducts,
} from '@samobranka/rules'
import { menuPath } from '../../lib/paths.ts'
import { type CardGoods, cardGoods } from '../shelf/index.ts'
import { type Selection, WHOLE } from './selection.ts'

export interface CategorySection {
  readonly id: number
  /** null for goods that lie in the category itself. */
  readonly name: string | null
  readonly goods: readonly CardGoods[]
}

export interface CategoryView {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly image: string
  readonly seo: Category['seo']
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

export interface CategorySlugs {
  readonly categorySlug: string
  readonly subCategorySlug?: string | undefined
  /** Whose alphabet names are sorted by. */
  readonly language?: string | undefined
}

/** null when there is no such category in sight. */
export function categoryView(
  catalogue: Catalogue,
  { categorySlug, subCategorySlug, language = 'ru' }: CategorySlugs,
  warehouseId: number | null,
  selection: Selection = WHOLE,
): CategoryView | null {
  const top = catalogue.categories.find(({ parent, slug }) => parent === 0 && slug === categorySlug)
  if (!top) return null
  const children = catalogue.categories.filter(({ parent }) => parent === top.id)
  const below = subCategorySlug ? children.find(({ slug }) => slug === subCategorySlug) : null
  if (subCategorySlug && !below) return null
  const shown = below ?? top
  const card = (product: Product) => cardGoods(product, catalogue, warehouseId)
  const all = productsOfCategory(shown.id, catalogue)
  return {
    id: shown.id,
    name: shown.name,
    description: shown.description,
    image: shown.image,
    seo: shown.seo,
    trail: [
      { name: top.name, address: menuPath(top.slug) },
      ...(below ? [{ name: below.name, address: menuPath(top.slug, below.slug) }] : []),
    ],
    subCategories: children.map(({ id, name, slug }) => ({ id, name, address: menuPath(top.slug, slug) })),
    sections: selected(sectionsOf(shown, below ? [] : children, catalogue), all, selection, language).map(
      ({ products, ...section }) => ({ ...section, goods: products.map(card) }),
    ),
    selection,
    facets: filterFacets(all, selection.filter),
    total: all.length,
  }
}

interface Section {
  readonly id: number
  readonly name: string | null
  readonly products: readonly Product[]
}

/** In an order of its own the goods are one list: under the names of sections no order could be seen. */
function selected(
  sections: readonly Section[],
  all: readonly Product[],
  { filter, order }: Selection,
  language: string,
): readonly Section[] {
  const kept = (products: readonly Product[]) =>
    filterCount(filter) === 0 ? products : filterProducts(products, filter)
  const shown =
    order === 'published'
      ? sections.map((section) => ({ ...section, products: kept(section.products) }))
      : [{ id: 0, name: null, products: sortProducts(kept(all), order, language) }]
  return shown.filter(({ products }) => products.length > 0)
}

/** Goods of no subcategory first, then each subcategory under its own name; a product stands once. */
function sectionsOf(
  shown: Category,
  children: readonly Category[],
  catalogue: Catalogue,
): readonly Section[] {
  const placed = new Set<number>()
  const under = children.map(({ id, name }) => {
    const products = productsOfCategory(id, catalogue).filter((product) => !placed.has(product.id))
    for (const product of products) placed.add(product.id)
    return { id, name, products }
  })
  const own = productsOfCategory(shown.id, catalogue).filter(({ id }) => !placed.has(id))
  return [{ id: shown.id, name: null, products: own }, ...under].filter(({ products }) => products.length > 0)
}
