import { describe, expect, it } from 'vitest'
import { countries, countryIn, formatTyped, moveToCountry, phoneNumber } from './phones.ts'

describe('a number', () => {
  it.each([
    ['9161234567', 'RU', '+79161234567'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
    ['79161234567', 'RU', '+79161234567'],
    ['+49 1512 3456789', 'RU', '+4915123456789'],
    ['01512 3456789', 'DE', '+4915123456789'],
  ])('%s typed in %s is %s', (typed, country, number) => {
    expect(phoneNumber(typed, country)).toBe(number)
  })

  it.each(['', '123', '+7', 'телефон', '+7916123456789012'])('%j is none', (typed) => {
    expect(phoneNumber(typed, 'RU')).toBeNull()
  })

  it('is judged as a Russian one where the operator named no country we know', () => {
    expect(phoneNumber('9161234567', 'XX')).toBe('+79161234567')
  })
})

it('is set apart as its country writes it', () => {
  expect(formatTyped('89161234567', 'RU')).toBe('8 (916) 123-45-67')
  expect(formatTyped('+375291234567', 'RU')).toBe('+375 29 123 45 67')
})

it('names its country by a plus only', () => {
  expect(countryIn('+375291234567')).toBe('BY')
  expect(countryIn('375291234567')).toBeNull()
})

it('exchanges its calling code when the country is changed', () => {
  expect(moveToCountry('+79161234567', 'KZ').replace(/\D/g, '')).toBe('79161234567')
  expect(moveToCountry('+375291234567', 'RU').replace(/\D/g, '')).toBe('7291234567')
})

it('lists countries by their names in the visitor’s language', () => {
  const russian = countries('ru')
  expect(russian.find(({ code }) => code === 'AM')).toEqual({ code: 'AM', name: 'Армения', calling: '+374' })
  expect(russian.length).toBeGreaterThan(200)
})
