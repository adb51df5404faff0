import { expect, it } from 'vitest'
import { scrolledParts } from './scrolled-parts.ts'

it('each table gets a frame that can be scrolled by keyboard', () => {
  expect(scrolledParts('<p>a</p><table class="x"><tr><td>1</td></tr></table><p>b</p>')).toBe(
    '<p>a</p><div class="prose-table" tabindex="0"><table class="x"><tr><td>1</td></tr></table></div><p>b</p>',
  )
})

it('lines that are not broken can be scrolled by keyboard too', () => {
  expect(scrolledParts('<pre class="wp-block-code">x</pre>')).toBe(
    '<pre tabindex="0" class="wp-block-code">x</pre>',
  )
})
