import { expect, it } from 'vitest'
import { yandexLanguage } from './yandex-language.ts'

it.each([
  ['ru', 'ru_RU'],
  ['en', 'en_US'],
  ['tr', 'tr_TR'],
  ['zh-CN', 'zh_CN'],
])('asks the maps service for %s as %s', (language, locale) => {
  expect(yandexLanguage(language)).toBe(locale)
})
