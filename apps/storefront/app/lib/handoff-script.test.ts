import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handoffScript } from './handoff-script.ts'

const written = (data: string, nonce?: string) =>
  new TextDecoder().decode(handoffScript(new TextEncoder().encode(data), nonce))

/** What the page's own script hears of it. */
function heard(script: string): string[] {
  const told: string[] = []
  const streamController = { enqueue: (data: string) => told.push(data), close: () => told.push('closed') }
  runInNewContext(script.replace(/^<script[^>]*>|<\/script>$/g, ''), {
    window: { __reactRouterContext: { streamController } },
  })
  return told
}

it('tells the page the very data, whatever is in it', () => {
  const letters = fc.constantFrom(...'\'"\\<>&/!-\n\r\u2028\u2029\u00e2\u0080\u00a8шé€🍕a`$')
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' })), (data) => {
      expect(heard(written(data))).toEqual([data, 'closed'])
    }),
  )
})

it('lets nobody out of the script', () => {
  const script = written(`'</script><script>alert(1)</script><!--`, 'n0nce')
  expect(script.match(/<[^>]*>/g)).toEqual(['<script nonce="n0nce">', '</script>'])
})
