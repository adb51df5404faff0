import { describe, expect, it } from 'vitest'
import { maskedEdit } from '../../ui/fields/masked-edit.ts'
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
  expect(formatTyped('тел.: +7 916 123-45-67', 'RU')).toBe('+7 916 123 45 67')
  expect(formatTyped('(916) 123-45-67', 'RU')).toBe('916 123-45-67')
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

describe('while a number is typed', () => {
  const russian = (text: string) => formatTyped(text, 'RU')
  const typed = (signs: string, from = '') =>
    [...signs].reduce((before, sign) => {
      const value = before + sign
      return maskedEdit(before, { value, caret: value.length }, russian).value
    }, from)

  it.each([
    ['89161234567', '8 (916) 123-45-67'],
    ['8 (916) 123-45-67', '8 (916) 123-45-67'],
    ['8-916-123-45-67', '8 (916) 123-45-67'],
    ['+79161234567', '+7 916 123 45 67'],
    ['+7 (916) 123-45-67', '+7 916 123 45 67'],
    ['9161234567', '916 123-45-67'],
  ])('%s reads %s', (signs, shown) => {
    expect(typed(signs)).toBe(shown)
  })

  it('is set apart when it is pasted or filled in at once', () => {
    const pasted = 'тел. 8-916-123-45-67'
    expect(maskedEdit('', { value: pasted, caret: pasted.length }, russian).value).toBe('8 (916) 123-45-67')
  })

  it('lets itself be deleted to the last digit', () => {
    let value = '8 (916) 123-45-67'
    for (let presses = 0; presses < 17 && value !== ''; presses += 1)
      value = maskedEdit(value, { value: value.slice(0, -1), caret: value.length - 1 }, russian).value
    expect(value).toBe('')
  })

  it('keeps the caret where a digit is mended', () => {
    const gone = maskedEdit('8 (916) 123-45-67', { value: '8 (96) 123-45-67', caret: 4 }, russian)
    const value = `${gone.value.slice(0, gone.caret)}2${gone.value.slice(gone.caret)}`
    const mended = maskedEdit(gone.value, { value, caret: gone.caret + 1 }, russian)
    expect(mended).toEqual({ value: '8 (926) 123-45-67', caret: 5 })
  })
})
