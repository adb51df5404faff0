import {
  type Catalogue,
  type Category,
  type Content,
  contentsOf,
  type Filter,
  filterCount,
  filterProducts,
  type Product,
  productsOfCategory,
  sortProducts,
} from '@samobranka/rules'
import { loadLater } from '../../startup/load-later.ts'
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
  const { top, below, children } = found
  const key = keyOf(found, selection, language)
  const before = kept.get(catalogue)?.get(key)
  if (before) return before
  const shown = below ?? top
  const all = productsOfCategory(shown.id, catalogue)
  const sections = selected(sectionsOf(shown, below ? [] : children, catalogue), all, selection, language)
  keep(catalogue, key, sections)
  return sections
}

/** An order by name is made ahead, in slices: of ten thousand names in one go everybody else would notice. */
export async function sortAhead(
  catalogue: Catalogue,
  slugs: CategorySlugs,
  { filter, order }: Selection,
  language: string,
): Promise<void> {
  const found = order === 'name' && findCategory(catalogue, slugs)
  if (!found) return
  const key = keyOf(found, { filter, order }, language)
  if (kept.get(catalogue)?.has(key)) return
  const chosen = chosenBy(filter, productsOfCategory((found.below ?? found.top).id, catalogue))
  // Few ask for it: its code comes with the first. Without it the list is sorted in one go, where it is asked for.
  const code = await loadLater(() => import('./sort-in-slices.ts')).catch(() => null)
  if (code) keep(catalogue, key, inOneList(await code.sortInSlices(chosen, language)))
}

const keyOf = ({ top, below }: FoundCategory, selection: Selection, language: string): string =>
  `${top.id} ${below?.id ?? ''} ${language} ${writeSelection(selection, '')}`

function keep(catalogue: Catalogue, key: string, sections: readonly Section[]): void {
  const known = kept.get(catalogue) ?? new Map<string, readonly Section[]>()
  kept.set(catalogue, known.set(key, sections))
  const [oldest = ''] = known.keys()
  if (known.size > KEPT) known.delete(oldest)
}

function selected(
  sections: readonly Section[],
  all: readonly Product[],
  { filter, order }: Selection,
  language: string,
): readonly Section[] {
  if (order !== 'published') return inOneList(sortProducts(chosenBy(filter, all), order, language))
  return sections
    .map((section) => ({ ...section, products: chosenBy(filter, section.products) }))
    .filter(({ products }) => products.length > 0)
}

const chosenBy = (filter: Filter, products: readonly Product[]): readonly Product[] =>
  filterCount(filter) === 0 ? products : filterProducts(products, filter)

/** In an order of its own the goods are one list: under the names of sections no order could be seen. */
const inOneList = (products: readonly Product[]): readonly Section[] =>
  products.length > 0 ? [{ id: 0, name: null, products }] : []

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
