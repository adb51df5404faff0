import fc from 'fast-check'
import { expect, it } from 'vitest'
import { landingAngle, restingAngle } from './wheel-angle.ts'

/** Which sector a wheel turned by the angle shows. */
function sectorAt(angle: number, count: number): number {
  const under = (((-angle % 360) + 360) % 360) / (360 / count)
  return Math.floor(under) % count
}

const wheels = fc.integer({ min: 1, max: 24 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    index: fc.integer({ min: 0, max: count - 1 }),
    from: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    turns: fc.integer({ min: 0, max: 9 }),
    lean: fc.double({ min: -3, max: 3, noNaN: true }),
  }),
)

it('lands on the sector the server named, wherever it was and however it leans', () => {
  fc.assert(
    fc.property(wheels, ({ count, index, from, turns, lean }) => {
      expect(sectorAt(landingAngle(from, index, count, turns, lean), count)).toBe(index)
    }),
  )
})

it('never turns back, and not more than a turn beyond those asked for', () => {
  fc.assert(
    fc.property(wheels, ({ count, index, from, turns, lean }) => {
      const way = landingAngle(from, index, count, turns, lean) - from
      expect(way).toBeGreaterThanOrEqual(turns * 360 - 1e-6)
      expect(way).toBeLessThan((turns + 1) * 360)
    }),
  )
})

it('shows the first sector before its first turn', () => {
  expect(sectorAt(restingAngle(0, 8), 8)).toBe(0)
  expect(restingAngle(0, 8)).toBe(337.5)
})
