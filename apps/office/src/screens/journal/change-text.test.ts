import { expect, it } from 'vitest'
import { changeText } from './change-text.ts'

it.each([
  [null, null, ''],
  [null, { way: 'password' }, 'way: password'],
  [
    { role: 'kitchen', kitchens: [1, 2] },
    { role: 'manager', kitchens: [] },
    'role: kitchen · kitchens: 1, 2 → role: manager · kitchens: ∅',
  ],
  [{ role: 'owner' }, null, 'role: owner → ∅'],
  [null, { sum: 0, note: null }, 'sum: 0 · note: ∅'],
])('%j → %j reads %j', (before, after, text) => {
  expect(changeText(before, after)).toBe(text)
})
