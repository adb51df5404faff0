import { expect, it } from 'vitest'
import { messageLanguage } from './message-language.ts'

it.each([
  ['en', 'ru', 'en'],
  [null, null, 'ru'],
  [null, 'en-GB,en;q=0.9', 'en'],
  [null, 'de;q=0.5, fr;q=0.8', 'fr'],
  [null, 'ja, tr;q=0.1', 'tr'],
  [null, 'zh', 'zh-CN'],
  [null, 'en;q=0, de', 'de'],
  ['klingon', 'de', 'de'],
  [null, ';;;,,q=', 'ru'],
])('lang %s and Accept-Language %s speak %s', (lang, accept, language) => {
  expect(messageLanguage(lang, accept)).toBe(language)
})
