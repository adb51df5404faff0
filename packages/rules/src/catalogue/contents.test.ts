import { expect, it } from 'vitest'
import type { Preferences } from '../model/loyalty.ts'
import { aProduct } from '../testing/a-product.ts'
import { avoidedContents, CONTENTS, contentsOf, preferencesAvoiding, preferenceWarnings } from './contents.ts'

const none: Preferences = { vegetarian: false, noGarlic: false, noOnion: false, noSpicy: false }
const all: Preferences = { vegetarian: true, noGarlic: true, noOnion: true, noSpicy: true }
const dish = (...attributes: [string, string][]) =>
  aProduct({ attributes: attributes.map(([name, value]) => ({ name, value })) })

it.each<[string, Preferences]>([
  ['meat', { ...none, vegetarian: true }],
  ['garlic', { ...none, noGarlic: true }],
  ['onion', { ...none, noOnion: true }],
  ['spicy', { ...none, noSpicy: true }],
])('[K26] warns of %s only the customer who avoids it', (content, preferences) => {
  const everything = dish(
    ['contains', 'spicy'],
    ['contains', 'onion'],
    ['contains', 'garlic'],
    ['contains', 'meat'],
  )
  expect(preferenceWarnings(everything, preferences)).toEqual([content])
  expect(preferenceWarnings(dish(['contains', content]), all)).toEqual([content])
  expect(preferenceWarnings(dish(['contains', content]), none)).toEqual([])
})

it('[K26] reads several contents from one attribute, in any case', () => {
  expect(preferenceWarnings(dish([' Contains ', 'Onion, GARLIC;meat|spicy']), all)).toEqual([
    'meat',
    'garlic',
    'onion',
    'spicy',
  ])
})

it('[K26] looks at no other attribute', () => {
  expect(preferenceWarnings(dish(['Соус', 'garlic'], ['contains', 'nuts']), all)).toEqual([])
})

it('[K26] says of a dish what of this is in it, whoever asks', () => {
  expect(contentsOf(dish(['contains', 'onion'], ['contains', 'nuts'], ['contains', 'meat']))).toEqual([
    'meat',
    'onion',
  ])
})

it('[K26] a preference is one content avoided, and back', () => {
  expect(avoidedContents(none)).toEqual([])
  expect(avoidedContents(all)).toEqual(CONTENTS)
  for (const content of CONTENTS) expect(avoidedContents(preferencesAvoiding([content]))).toEqual([content])
})
