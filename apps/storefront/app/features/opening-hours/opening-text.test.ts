import { createTranslator, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { openingText } from './opening-text.ts'

const t = createTranslator(await loadWords('ru'), 'ru')

it.each([
  ['today', 0, '06.03.2026', 'Откроемся в 10:00'],
  ['tomorrow', 1, '07.03.2026', 'Откроемся завтра в 10:00'],
  ['within a week by its day', 3, '09.03.2026', 'Откроемся: понедельник, 10:00'],
  ['later by its date too', 10, '16.03.2026', 'Откроемся: понедельник 16.03.2026, 10:00'],
])('the next opening is told %s', (_, daysAhead, date, text) => {
  expect(openingText({ daysAhead, date, from: '10:00', until: '22:00' }, t)).toBe(text)
})
