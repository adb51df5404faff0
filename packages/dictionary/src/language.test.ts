import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, numberLocale } from './language.ts'

it('the languages are the eighteen of the specification, in its order', () => {
  expect(LANGUAGES.map(({ code }) => code).join(', ')).toBe(
    'ru, be, en, de, fr, pt, es, it, hy, vi, id, zh-CN, kk, tr, tt, az, uz, hi',
  )
})

it('Russian is the default', () => {
  expect(DEFAULT_LANGUAGE).toBe('ru')
})

it('a language is known by its exact code', () => {
  expect(['ru', 'zh-CN', 'zh', 'RU', '', null, undefined, 5].filter(isLanguage)).toEqual(['ru', 'zh-CN'])
})

it.each(LANGUAGES)('numbers of $code are written as the language writes them', ({ code }) => {
  // Intl knows no Tatar; it writes numbers as Russian does.
  const own = new Intl.NumberFormat(code === 'tt' ? 'ru' : code)
  expect(new Intl.NumberFormat(numberLocale(code)).format(12345.67)).toBe(own.format(12345.67))
})
