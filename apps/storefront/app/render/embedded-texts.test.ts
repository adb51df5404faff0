import fc from 'fast-check'
import { expect, it } from 'vitest'
import { embeddedText } from './embedded-text.ts'
import { createEmbeddedTexts } from './embedded-texts.ts'

const latin1 = (text: string): string => Buffer.from(text).toString('latin1')
const filled = (embeddedTexts: ReturnType<typeof createEmbeddedTexts>, data: unknown): string =>
  new TextDecoder().decode(embeddedTexts.fill(latin1(JSON.stringify(data))))

it('a text is on the page as it would have come through the framework, alone and within another', () => {
  const letters = fc.constantFrom(...'\'"\\<>&/!-\n\r\u2028\u2029\u00e2\u0080\u00a8шé€🍕a`$\0')
  const texts = fc.array(fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' })))
  fc.assert(
    fc.property(texts, (said) => {
      const embeddedTexts = createEmbeddedTexts()
      const sent = said.map((text) => ({ alone: embeddedTexts.placeholder(embeddedText(text)) }))
      const within = said.map((text) => `Ё${embeddedTexts.placeholder(embeddedText(text))}"`)
      expect(JSON.parse(filled(embeddedTexts, [sent, within]))).toEqual([
        said.map((text) => ({ alone: text })),
        said.map((text) => `Ё${text}"`),
      ])
    }),
  )
})

it('lets nobody out of the element', () => {
  const embeddedTexts = createEmbeddedTexts()
  expect(filled(embeddedTexts, embeddedTexts.placeholder(embeddedText('</script>')))).not.toContain('<')
})

it('one page cannot name what another one brings', () => {
  const mine = createEmbeddedTexts()
  const mark = mine.placeholder(embeddedText('my address'))
  expect(filled(createEmbeddedTexts(), { mark })).not.toContain('my address')
})

it('a text is written once for all pages that bring it', () => {
  const embedded = embeddedText('Пицца')
  expect(embedded.bytes()).toBe(embedded.bytes())
})
