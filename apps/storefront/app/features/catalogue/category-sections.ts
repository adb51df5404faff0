import {
  type Catalogue,
  type Category,
  type Content,
  contentsOf,
  filterCount,
  filterProducts,
  type Product,
  productsOfCategory,
  sortProducts,
} from '@samobranka/rules'
import { type Selection, writeSelection } from './selection.ts'

export interface CategorySlugs {
  readonly categorySlug: string
  readonly subCategorySlug?: string | undefined
  /** Whose alphabet names are sorted by. */
  readonly language?: string | undefined
}

export interface Section {
  readonly id: number
  readonly name: string | null
  readonly products: readonly Product[]
}

export interface FoundCategory {
  readonly top: Category
  readonly below: Category | null
  readonly children: readonly Category[]
}

/** The category that the slugs name; null when there is none in sight. */
export function findCategory(
  { categories }: Catalogue,
  { categorySlug, subCategorySlug }: CategorySlugs,
): FoundCategory | null {
  const top = categories.find(({ parent, slug }) => parent === 0 && slug === categorySlug)
  if (!top) return null
  const children = categories.filter(({ parent }) => parent === top.id)
  const below = subCategorySlug ? (children.find(({ slug }) => slug === subCategorySlug) ?? null) : null
  return subCategorySlug && !below ? null : { top, below, children }
}

/** The last few: each part of a long list asks for the list anew. */
const KEPT = 12
const kept = new WeakMap<Catalogue, Map<string, readonly Section[]>>()

/** What of a category is selected, under the names it stands under. */
export function categorySections(
  catalogue: Catalogue,
  found: FoundCategory,
  selection: Selection,
  language: string,
): readonly Section[] {
  const known = kept.get(catalogue) ?? new Map<string, readonly Section[]>()
  kept.set(catalogue, known)
  const { top, below, children } = found
  const key = `${top.id} ${below?.id ?? ''} ${language} ${writeSelection(selection, '')}`
  const before = known.get(key)
  if (before) return before
  const shown = below ?? top
  const all = productsOfCategory(shown.id, catalogue)
  const sections = selected(sectionsOf(shown, below ? [] : children, catalogue), all, selection, language)
  known.set(key, sections)
  const [oldest = ''] = known.keys()
  if (known.size > KEPT) known.delete(oldest)
  return sections
}

/** In an order of its own the goods are one list: under the names of sections no order could be seen. */
function selected(
  sections: readonly Section[],
  all: readonly Product[],
  { filter, order }: Selection,
  language: string,
): readonly Section[] {
  const chosen = (products: readonly Product[]) =>
    filterCount(filter) === 0 ? products : filterProducts(products, filter)
  const shown =
    order === 'published'
      ? sections.map((section) => ({ ...section, products: chosen(section.products) }))
      : [{ id: 0, name: null, products: sortProducts(chosen(all), order, language) }]
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

/** How many goods contain what preferences ask about. */
export interface Containing {
  readonly contains: readonly Content[]
  readonly count: number
}

export function containing(products: readonly Product[]): readonly Containing[] {
  const found = new Map<string, Containing>()
  for (const product of products) {
    const contains = contentsOf(product)
    const key = contains.join()
    found.set(key, { contains, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}
