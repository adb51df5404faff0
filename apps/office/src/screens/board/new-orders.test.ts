import { expect, it } from 'vitest'
import { NOBODY_WAITS, noteNewOrder } from './new-orders.ts'

it('rings by an event and falls silent by another', () => {
  const one = noteNewOrder(NOBODY_WAITS, 'o-1', true)
  const two = noteNewOrder(one, 'o-2', true)
  expect([...two]).toEqual(['o-1', 'o-2'])
  expect([...noteNewOrder(two, 'o-1', false)]).toEqual(['o-2'])
  expect(noteNewOrder(noteNewOrder(one, 'o-1', false), 'o-1', false).size).toBe(0)
})

it('is the same where nothing changed', () => {
  const one = noteNewOrder(NOBODY_WAITS, 'o-1', true)
  expect(noteNewOrder(one, 'o-1', true)).toBe(one)
  expect(noteNewOrder(one, 'o-9', false)).toBe(one)
})
