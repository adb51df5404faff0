import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handoffData } from './handoff-data.ts'

const written = (data: string) =>
  new TextDecoder().decode(handoffData(new TextEncoder().encode(data), 'n0nce', null))

/** What is between the tags, as the page's own script finds it. */
const heard = (html: string): string => html.replace(/^<script[^>]*>|<\/script>$/g, '')

it('tells the page the very values, whatever is in them', () => {
  const letters = fc.constantFrom(...'\'"\\<>&/!-\n\r\u2028\u2029\u00e2\u0080\u00a8шé€🍕a`$\0')
  const texts = fc.array(
    fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }), fc.constant('\\u003c')),
  )
  fc.assert(
    fc.property(texts, (values) => {
      expect(JSON.parse(heard(written(JSON.stringify(values))))).toEqual(values)
    }),
  )
})

it('lets nobody out of the element', () => {
  const html = written(JSON.stringify('</script><script>alert(1)</script><!--<script'))
  expect(html.match(/<[^>]*>/g)).toEqual([
    '<script type="application/json" id="handoff" nonce="n0nce">',
    '</script>',
  ])
})
