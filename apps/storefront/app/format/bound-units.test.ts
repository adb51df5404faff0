import { expect, it } from 'vitest'
import { boundUnits } from './bound-units.ts'

it.each([
  ['420–760 г', '420–760\u00a0г'],
  ['8 шт · 240 г', '8\u00a0шт · 240\u00a0г'],
  ['330 ml', '330\u00a0ml'],
  ['0,5 л.', '0,5\u00a0л.'],
  ['10 % от 300 ₽', '10\u00a0% от 300\u00a0₽'],
  ['2 порции', '2 порции'],
  ['', ''],
])('«%s»', (written, shown) => {
  expect(boundUnits(written)).toBe(shown)
})
