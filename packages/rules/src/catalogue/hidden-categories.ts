import type { Category } from '../model/category.ts'
import { withDescendants } from './with-descendants.ts'

const HIDDEN_PARENT = 15
const HIDDEN_NAME = 'uncategorized'

export function hiddenCategories(categories: readonly Category[]): ReadonlySet<number> {
  const hidden = categories.filter(isHiddenByItself).map((category) => category.id)
  return withDescendants(hidden, categories)
}

function isHiddenByItself(category: Category): boolean {
  return (
    category.hidden ||
    !category.available ||
    category.parent === HIDDEN_PARENT ||
    isUncategorized(category.name) ||
    isUncategorized(category.slug)
  )
}

function isUncategorized(text: string): boolean {
  return text.trim().toLowerCase() === HIDDEN_NAME
}
