import { expect, it } from 'vitest'
import { baseAddress } from './base-address.ts'

it.each([
  ['/', '?product_id=5', '/'],
  ['/menu/pizza', '?product_id=5&sort=name', '/menu/pizza?sort=name'],
  ['/menu/pizza/meat', '?product_id=5', '/menu/pizza/meat'],
  ['/menu/pizza/meat/diablo', '', '/menu/pizza/meat'],
  ['/menu/pizza/meat/diablo', '?product_id=7&lang=en', '/menu/pizza/meat?lang=en'],
  ['/categories/20/meat/diablo', '', '/categories/20/meat'],
  ['/categories/20/menu/pizza', '?product_id=5', '/categories/20/menu/pizza'],
  ['/brands/dodo', '?product_id=5', '/brands/dodo'],
])('%s%s lies over %s', (pathname, search, base) => {
  expect(baseAddress({ pathname, search })).toBe(base)
})
