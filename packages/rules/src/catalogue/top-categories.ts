import type { Category } from '../model/category.ts'

/** Where a menu begins: what stands below a parent that is not shown here would be out of reach. */
export function topCategories<C extends Pick<Category, 'id' | 'parent'>>(
  categories: readonly C[],
): readonly C[] {
  const ids = new Set(categories.map(({ id }) => id))
  return categories.filter(({ parent }) => !ids.has(parent))
}
