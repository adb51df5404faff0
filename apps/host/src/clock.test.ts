import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

it('tells real time when no start is given', () => {
  expect(createClock(null, () => 1_000)()).toEqual(new Date(1_000))
})

it('starts at the given instant and runs on from there', () => {
  let real = 5_000
  const clock = createClock(new Date('2026-12-31T23:00:00Z'), () => real)
  expect(clock()).toEqual(new Date('2026-12-31T23:00:00Z'))
  real += 90_000
  expect(clock()).toEqual(new Date('2026-12-31T23:01:30Z'))
})
