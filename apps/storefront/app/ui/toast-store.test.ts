import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast, useToast } from './toast-store.ts'

const text = () => useToast.getState().toast?.text ?? null

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('disappears after two seconds', () => {
  showToast('Товар добавлен в корзину')
  vi.advanceTimersByTime(1999)
  expect(text()).toBe('Товар добавлен в корзину')
  vi.advanceTimersByTime(1)
  expect(text()).toBeNull()
})

it('gives a newer message its own two seconds', () => {
  showToast('первый')
  vi.advanceTimersByTime(1500)
  showToast('второй')
  vi.advanceTimersByTime(1500)
  expect(text()).toBe('второй')
  vi.advanceTimersByTime(500)
  expect(text()).toBeNull()
})
