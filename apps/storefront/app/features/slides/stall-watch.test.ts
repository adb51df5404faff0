import { expect, it } from 'vitest'
import { createStallWatch } from './stall-watch.ts'

it('gives a film that does not begin eight seconds', () => {
  const stalled = createStallWatch()
  expect([0, 4_000, 7_999, 8_000].map((at) => stalled(0, at))).toEqual([false, false, false, true])
})

it('begins to count anew whenever the film has moved', () => {
  const stalled = createStallWatch()
  expect(stalled(0, 0)).toBe(false)
  expect(stalled(1.2, 7_000)).toBe(false)
  expect(stalled(1.2, 14_000)).toBe(false)
  expect(stalled(1.2, 15_000)).toBe(true)
})
