import type { Category } from '../model/category.ts'
import { categoryIndex } from './category-index.ts'

export interface CategoryNode {
  readonly category: Category
  readonly children: readonly CategoryNode[]
}

/** Top categories with what stands below them, each level in the published order. */
export function categoryTree(categories: readonly Category[]): readonly CategoryNode[] {
  const { byId, childrenOf } = categoryIndex(categories)
  const node = (category: Category): CategoryNode => ({
    category,
    children: (childrenOf.get(category.id) ?? []).map(node),
  })
  // Only what hangs on a top category is walked: a loop of parents hangs on none and cannot recurse for ever.
  return categories.filter((category) => !byId.has(category.parent)).map(node)
}
