import { createTranslator, loadWords } from '@samobranka/dictionary'
import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test.each([
  ['ru', 'сб, 7 марта'],
  ['en', 'Sat, March 7'],
] as const)('a day of the table in %s', async (language, text) => {
  const t = createTranslator(await loadWords(language), language)
  expect(dayText({ year: 2026, month: 3, day: 7 }, t)).toBe(text)
})
