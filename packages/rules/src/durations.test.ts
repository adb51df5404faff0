import { expect, it } from 'vitest'
import { DISCOUNT_DEBOUNCE_MS, NOTIFICATION_MS, UNDO_MS } from './durations.ts'

it('[X3] waits 2000 ms before discounts', () => {
  expect(DISCOUNT_DEBOUNCE_MS).toBe(2000)
})

it('[X4] keeps notifications for 2 seconds', () => {
  expect(NOTIFICATION_MS).toBe(2000)
})

it('[X6] offers undo for 5 seconds', () => {
  expect(UNDO_MS).toBe(5000)
})
