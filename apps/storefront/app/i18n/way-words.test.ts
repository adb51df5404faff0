import type { Settings } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { wayWords } from './way-words.ts'

const settings = (labels: Record<string, string>) =>
  ({
    shippingMethods: Object.entries(labels).map(([type, label]) => ({ type, label })),
  }) as unknown as Settings

it('the operator’s names of the delivery types take the place of the dictionary’s', () => {
  const named = settings({ flat_rate: 'Привезём', local_pickup: '', lounge: 'За столик' })
  expect(wayWords(named, {})).toEqual({ 'place.delivery': 'Привезём', 'place.lounge': 'За столик' })
})

it('what he says in the words of the language itself goes before', () => {
  const named = settings({ flat_rate: 'Привезём' })
  expect(wayWords(named, { 'place.delivery': 'Курьером' })).toEqual({ 'place.delivery': 'Курьером' })
})

it('is the same object for the same settings', () => {
  const named = settings({ flat_rate: 'Привезём' })
  expect(wayWords(named, {})).toBe(wayWords(named, {}))
  const own = {}
  expect(wayWords(settings({}), own)).toBe(own)
})
