import { expect, it } from 'vitest'
import { countdownText } from './countdown-text.ts'

it.each([
  [59, '0:59'],
  [60, '1:00'],
  [59.2, '1:00'],
  [3599, '59:59'],
  [86_399, '23:59:59'],
  [0, '0:00'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})
