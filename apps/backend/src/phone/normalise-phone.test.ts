import { expect, it } from 'vitest'
import { normalisePhone } from './normalise-phone.ts'

it.each([
  ['+7 (916) 123-45-67', 'RU', '+79161234567'],
  ['8 916 123 45 67', 'RU', '+79161234567'],
  ['9161234567', 'RU', '+79161234567'],
  ['+375 29 123-45-67', 'RU', '+375291234567'],
  ['029 123 45 67', 'BY', '+375291234567'],
  ['9161234567', 'nowhere', '+79161234567'],
])('%s in %s is %s', (text, country, number) => {
  expect(normalisePhone(text, country)).toBe(number)
})

it.each(['', '123', 'позвоните мне', '+7916', '+791612345678901'])('«%s» is no number', (text) => {
  expect(normalisePhone(text, 'RU')).toBeNull()
})
