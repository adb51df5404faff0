import type { Category } from '../model/category.ts'

/** What a cart must know about categories, built once for a list and kept for any number of carts. */
export interface CategoryLineage {
  /** The category and all it lies in, nearest first. */
  readonly of: (id: number) => readonly number[]
  /** The extras category that the category is or lies in. */
  readonly extrasOf: (id: number) => Category | null
}

const EXTRAS_NAME = 'допы'
/** A translated catalogue has the extras under another name, but at the same address. */
const EXTRAS_SLUGS: ReadonlySet<string> = new Set([EXTRAS_NAME, 'dopy', 'extras'])

const built = new WeakMap<readonly Category[], CategoryLineage>()

export function categoryLineage(categories: readonly Category[]): CategoryLineage {
  const known = built.get(categories)
  if (known) return known
  const lineage = build(categories)
  built.set(categories, lineage)
  return lineage
}

export function isExtras({ name, slug }: Pick<Category, 'name'> & Partial<Pick<Category, 'slug'>>): boolean {
  return name.replace(/\s/g, '').toLowerCase() === EXTRAS_NAME || EXTRAS_SLUGS.has(slug ?? '')
}

function build(categories: readonly Category[]): CategoryLineage {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const lineages = new Map(categories.map((category) => [category.id, climb(category, byId)]))
  const extras = new Map([...lineages].map(([id, steps]) => [id, steps.find(isExtras) ?? null]))
  const ids = new Map([...lineages].map(([id, steps]) => [id, steps.map((step) => step.id)]))
  return { of: (id) => ids.get(id) ?? [id], extrasOf: (id) => extras.get(id) ?? null }
}

function climb(start: Category, byId: ReadonlyMap<number, Category>): Category[] {
  const steps = new Set<Category>()
  let category: Category | undefined = start
  // The set also ends a circle of parents, which would never reach the top.
  while (category && !steps.has(category)) {
    steps.add(category)
    category = byId.get(category.parent)
  }
  return [...steps]
}
