import type { Category } from '../model/category.ts'

interface CategoryIndex {
  readonly byId: ReadonlyMap<number, Category>
  readonly childrenOf: ReadonlyMap<number, readonly Category[]>
}

const built = new WeakMap<readonly Category[], CategoryIndex>()

/** Asked for every product of a page, so it is built once for a list: ten thousand walks over it would be felt. */
export function categoryIndex(categories: readonly Category[]): CategoryIndex {
  const known = built.get(categories)
  if (known) return known
  const byId = new Map(categories.map((category) => [category.id, category]))
  const childrenOf = new Map<number, Category[]>()
  for (const category of categories) {
    const siblings = childrenOf.get(category.parent)
    if (siblings) siblings.push(category)
    else childrenOf.set(category.parent, [category])
  }
  const index = { byId, childrenOf }
  built.set(categories, index)
  return index
}
