import type { Category } from '../model/category.ts'
import { categoryIndex } from './category-index.ts'

/** The categories and everything below them. A loop of parents is walked once, never for ever. */
export function withDescendants(ids: Iterable<number>, categories: readonly Category[]): ReadonlySet<number> {
  const { childrenOf } = categoryIndex(categories)
  const found = new Set(ids)
  for (const id of found) {
    for (const child of childrenOf.get(id) ?? []) found.add(child.id)
  }
  return found
}
