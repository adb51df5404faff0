import type { Category } from '../model/category.ts'

/** What a cart must know about categories, indexed once for any number of carts. */
export interface CategoryTree {
  /** The category and all it lies in, nearest first. */
  lineage(id: number): readonly number[]
  /** The extras category the category is or lies in. */
  extrasOf(id: number): Category | null
}

const EXTRAS_NAME = 'допы'

export function isExtras(category: Pick<Category, 'name'>): boolean {
  return category.name.replace(/\s/g, '').toLowerCase() === EXTRAS_NAME
}

export function indexCategories(categories: readonly Category[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const lineages = new Map(categories.map(({ id }) => [id, climb(id, byId)]))
  const extras = new Map(
    categories.map(({ id }) => {
      const found = lineages.get(id)?.find((step) => isExtrasId(step, byId))
      return [id, found === undefined ? null : (byId.get(found) ?? null)]
    }),
  )
  return {
    lineage: (id) => lineages.get(id) ?? [id],
    extrasOf: (id) => extras.get(id) ?? null,
  }
}

function isExtrasId(id: number, byId: ReadonlyMap<number, Category>): boolean {
  const category = byId.get(id)
  return category !== undefined && isExtras(category)
}

function climb(start: number, byId: ReadonlyMap<number, Category>): number[] {
  const steps = new Set<number>()
  let category = byId.get(start)
  // The set also ends a circle of parents, which would never reach the top.
  while (category && !steps.has(category.id)) {
    steps.add(category.id)
    category = byId.get(category.parent)
  }
  return [...steps]
}
