import { categoryLineage } from '../cart/category-lineage.ts'
import type { Category } from '../model/category.ts'
import { categoryIndex } from './category-index.ts'

/** From the top category down to this one; empty when the category is unknown. */
export function categoryPath(id: number, categories: readonly Category[]): readonly Category[] {
  const { byId } = categoryIndex(categories)
  return categoryLineage(categories)
    .of(id)
    .toReversed()
    .flatMap((step) => byId.get(step) ?? [])
}
