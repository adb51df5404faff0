import { expect, it } from 'vitest'
import { mainLanguage, shopLanguages } from './shop-languages.ts'

const language = (code: string, isDefault = false) => ({ code, text: code, isDefault, words: {} })
const shown = (...listed: ReturnType<typeof language>[]) =>
  shopLanguages(listed).map(({ code, isDefault }) => (isDefault ? code.toUpperCase() : code))

it('the operator’s default is the shop’s', () => {
  expect(shown(language('ru'), language('en', true))).toEqual(['ru', 'EN'])
  expect(mainLanguage(shopLanguages([language('ru'), language('en', true)]))).toBe('en')
})

it('without a default it is the first, with two of them the first of them', () => {
  expect(shown(language('de'), language('ru'))).toEqual(['DE', 'ru'])
  expect(shown(language('de'), language('ru', true), language('en', true))).toEqual(['de', 'RU', 'en'])
})

it('what the dictionary does not speak is not offered', () => {
  expect(shown(language('tlh', true), language('ru'))).toEqual(['RU'])
})

it('an operator who names none speaks Russian', () => {
  expect(shown()).toEqual(['RU'])
})
