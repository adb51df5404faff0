import { expect, it } from 'vitest'
import { dateText } from './date-text.ts'

it('a date is the day that is written, in the language’s words', () => {
  expect(dateText('2026-11-02', 'ru')).toBe('2 ноября 2026\u00a0г.')
  expect(dateText('2026-11-02T23:59:59', 'en')).toBe('November 2, 2026')
})

it('what is no date says nothing', () => {
  expect(dateText('', 'ru')).toBe('')
  expect(dateText('вчера', 'ru')).toBe('')
})
