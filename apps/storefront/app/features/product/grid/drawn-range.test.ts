import { expect, it } from 'vitest'
import { placesInSight, type Range, widened } from './drawn-range.ts'

/** All steps until everything is drawn. */
function steps(count: number, cards: number, sight: { from: number; to: number }): Range[] {
  const taken: Range[] = []
  let drawn: Range | null = null
  while (!drawn || drawn[0] > 0 || drawn[1] < count) {
    drawn = widened(drawn, count, cards, sight)
    taken.push(drawn)
    if (taken.length > count) throw new Error('it never ends')
  }
  return taken
}

it('a part come to from above is drawn downwards', () => {
  expect(steps(12, 4, { from: 0, to: 6 })).toEqual([
    [0, 4],
    [0, 8],
    [0, 12],
  ])
})

it('one come to from below is drawn where the window is, then above it', () => {
  expect(steps(12, 4, { from: 8, to: 12 })).toEqual([
    [8, 12],
    [4, 12],
    [0, 12],
  ])
})

it('a window in its middle is filled before what surrounds it', () => {
  expect(steps(20, 4, { from: 8, to: 12 })).toEqual([
    [8, 12],
    [8, 16],
    [8, 20],
    [4, 20],
    [0, 20],
  ])
})

it('places are told by how far the part has passed the window', () => {
  expect(placesInSight({ top: 100, height: 600 }, 400, 60)).toEqual({ from: 0, to: 30 })
  expect(placesInSight({ top: -300, height: 600 }, 200, 60)).toEqual({ from: 30, to: 50 })
  expect(placesInSight({ top: 0, height: 0 }, 200, 60)).toEqual({ from: 0, to: 60 })
})
