import { expect, it } from 'vitest'
import { framedTables } from './framed-tables.ts'

it('each table gets a frame that can be scrolled by keyboard', () => {
  expect(framedTables('<p>a</p><table class="x"><tr><td>1</td></tr></table><p>b</p>')).toBe(
    '<p>a</p><div class="prose-table" tabindex="0"><table class="x"><tr><td>1</td></tr></table></div><p>b</p>',
  )
})
