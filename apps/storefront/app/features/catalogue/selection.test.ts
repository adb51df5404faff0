import { expect, it } from 'vitest'
import { isWhole, readSelection, WHOLE, writeSelection } from './selection.ts'

const selection = {
  order: 'price_up',
  filter: {
    priceFrom: 10_000,
    priceTo: 55_050,
    badges: ['hit', 'new'],
    attributes: [{ name: 'Вкус', value: 'сыр: чеддер' }],
  },
} as const

it('comes back from the address as it was written there', () => {
  const search = writeSelection(selection, '')
  expect(readSelection(new URLSearchParams(search))).toEqual(selection)
})

it('leaves the rest of the address alone', () => {
  expect(writeSelection(WHOLE, '?lang=en&from=5&badge=hit')).toBe('?lang=en')
})

it('takes a broken address for an unfiltered one', () => {
  expect(readSelection(new URLSearchParams('from=abc&to=-5&attr=novalue&sort=chaos'))).toEqual(WHOLE)
  expect(isWhole(readSelection(new URLSearchParams('from=')))).toBe(true)
})
