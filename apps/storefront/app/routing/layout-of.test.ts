import { expect, it } from 'vitest'
import { errorLayoutOf, layoutOf } from './layout-of.ts'

it.each([
  ['cat1', '/', 'default'],
  ['cat1', '/menu/pizza', 'catalog'],
  ['cat2', '/menu/pizza/meat', 'catalog'],
  ['cat12', '/menu/pizza/meat/diablo', 'catalog'],
  ['landing', '/menu/pizza', 'default'],
  ['landing', '/categories/20', 'catalog'],
  ['landing', '/CategoriesPage', 'catalog'],
  ['cat1', '/catalog/custom', 'catalog'],
  ['cat1', '/cataloguing', 'default'],
  ['samokat', '/menu/pizza', 'samokat'],
  ['lavka', '/', 'samokat'],
  ['restoran', '/catalog/custom', 'restaurant'],
] as const)('%s at %s stands in %s', (pageType, path, layout) => {
  expect(layoutOf(pageType, path)).toBe(layout)
})

it.each([
  ['cat1', 'catalog'],
  ['cat2', 'catalog'],
  ['cat12', 'default'],
  ['lavka', 'samokat'],
] as const)('the error page of %s stands in %s', (pageType, layout) => {
  expect(errorLayoutOf(pageType)).toBe(layout)
})
