import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Codec } from '../wire/codec.ts'
import { read } from '../wire/read.ts'
import { readTolerantly } from '../wire/read-tolerantly.ts'
import { write } from '../wire/write.ts'
import { category } from './catalogue/category.ts'
import { product } from './catalogue/product.ts'
import { settings } from './settings/settings.ts'

const keysOf = <T>(codec: Codec<T>, wire: unknown): string[] => {
  const reading = read(codec, wire)
  return reading.ok ? Object.keys(write(codec, reading.value)) : []
}

/** What a careless server may put anywhere: something of the right kind broken inside, or anything at all. */
const rubbish = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  fc.array(
    fc.dictionary(
      fc.constantFrom('id', 'name', 'price', 'type', 'properties'),
      fc.jsonValue({ maxDepth: 1 }),
    ),
    {
      maxLength: 2,
    },
  ),
  fc.dictionary(
    fc.constantFrom('colors', 'features', 'include', 'demo_previews', 'seo_title', '0', '1'),
    fc.jsonValue({ maxDepth: 1 }),
    {
      maxKeys: 3,
    },
  ),
)

const rubbishAt = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys), rubbish, { maxKeys: 6 })

const sound = { id: 7, name: 'Суп', slug: 'soup', price: '100.00' }
const optionalKeys = (codec: Codec<unknown>) => keysOf(codec, sound).filter((key) => !(key in sound))

it('whatever stands in a settings document, the shop has settings', () => {
  fc.assert(
    fc.property(rubbishAt(keysOf(settings, {})), (wire) => {
      expect(readTolerantly(settings, wire)).toMatchObject({ ok: true })
    }),
    { numRuns: 400 },
  )
})

it.each([
  ['product', product],
  ['category', category],
] as const)('whatever stands in the other fields, a %s with its name is kept', (_name, codec) => {
  const keys = [...optionalKeys(codec), 'stock', 'nutrition', 'allergens', 'weight']
  fc.assert(
    fc.property(rubbishAt(keys), (rest) => {
      expect(readTolerantly(codec as Codec<unknown>, { ...sound, ...rest })).toMatchObject({
        ok: true,
        value: { id: 7 },
      })
    }),
    { numRuns: 400 },
  )
})

it('whatever a server answers, reading it throws nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      for (const codec of [settings, product, category] as Codec<unknown>[])
        expect(typeof readTolerantly(codec, wire).ok).toBe('boolean')
    }),
  )
})
