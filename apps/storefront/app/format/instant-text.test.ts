import { createTranslator, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { dayText, instantText } from './instant-text.ts'

const t = createTranslator(await loadWords('ru'), 'ru')

it('says the moment by the shop’s clock', () => {
  expect(instantText('2026-08-02T21:05:00Z', 'Europe/Moscow', t)).toBe('3 августа 2026 в 00:05')
  expect(dayText('2026-08-02T20:59:00Z', 'Europe/Moscow', t)).toBe('2 августа 2026')
})
