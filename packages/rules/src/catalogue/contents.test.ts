import { expect, it } from 'vitest'
import type { Preferences } from '../model/loyalty.ts'
import { aProduct } from '../testing/a-product.ts'
import { avoidedContents, CONTENTS, contentsOf, preferencesAvoiding } from './contents.ts'

const none: Preferences = { vegetarian: false, noGarlic: false, noOnion: false, noSpicy: false }
const all: Preferences = { vegetarian: true, noGarlic: true, noOnion: true, noSpicy: true }
const dish = (...attributes: [string, string][]) =>
  aProduct({ attributes: attributes.map(([name, value]) => ({ name, value })) })

it.each<[string, Preferences]>([
  ['meat', { ...none, vegetarian: true }],
  ['garlic', { ...none, noGarlic: true }],
  ['onion', { ...none, noOnion: true }],
  ['spicy', { ...none, noSpicy: true }],
])('[K26] %s is what only the customer who said so avoids', (content, preferences) => {
  expect(contentsOf(dish(['contains', content]))).toEqual([content])
  expect(avoidedContents(preferences)).toEqual([content])
})

it('[K26] reads several contents from one attribute, in any case', () => {
  expect(contentsOf(dish([' Contains ', 'Onion, GARLIC;meat|spicy']))).toEqual(CONTENTS)
})

it('[K26] looks at no other attribute', () => {
  expect(contentsOf(dish(['Соус', 'garlic'], ['contains', 'nuts']))).toEqual([])
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
