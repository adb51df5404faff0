import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parcelOf } from './parcel.ts'
import { createParcels } from './parcels.ts'

const latin1 = (text: string): string => Buffer.from(text).toString('latin1')
const filled = (parcels: ReturnType<typeof createParcels>, data: unknown): string =>
  new TextDecoder().decode(parcels.fill(latin1(JSON.stringify(data))))

it('a text is on the page as it would have come through the framework, alone and within another', () => {
  const letters = fc.constantFrom(...'\'"\\<>&/!-\n\r\u2028\u2029\u00e2\u0080\u00a8шé€🍕a`$\0')
  const texts = fc.array(fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' })))
  fc.assert(
    fc.property(texts, (said) => {
      const parcels = createParcels()
      const sent = said.map((text) => ({ alone: parcels.markOf(parcelOf(text)) }))
      const within = said.map((text) => `Ё${parcels.markOf(parcelOf(text))}"`)
      expect(JSON.parse(filled(parcels, [sent, within]))).toEqual([
        said.map((text) => ({ alone: text })),
        said.map((text) => `Ё${text}"`),
      ])
    }),
  )
})

it('lets nobody out of the element', () => {
  const parcels = createParcels()
  expect(filled(parcels, parcels.markOf(parcelOf('</script>')))).not.toContain('<')
})

it('one page cannot name what another one brings', () => {
  const mine = createParcels()
  const mark = mine.markOf(parcelOf('my address'))
  expect(filled(createParcels(), { mark })).not.toContain('my address')
})

it('a text is written once for all pages that bring it', () => {
  const parcel = parcelOf('Пицца')
  expect(parcel.bytes()).toBe(parcel.bytes())
})
