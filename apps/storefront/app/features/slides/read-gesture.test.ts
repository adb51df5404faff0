import { expect, it } from 'vitest'
import { readGesture } from './read-gesture.ts'

it.each([
  ['a tap on the right', [300, 400], [302, 401], 120, 'next'],
  ['a tap on the left', [60, 400], [60, 400], 120, 'previous'],
  ['a long touch', [300, 400], [300, 400], 900, 'hold'],
  ['a swipe to the left', [300, 400], [200, 420], 900, 'next-story'],
  ['a swipe to the right', [100, 400], [220, 380], 120, 'previous-story'],
  ['a pull down', [200, 200], [230, 400], 200, 'close'],
  ['a swipe that is more across than down', [300, 200], [100, 320], 200, 'next-story'],
] as const)('%s', (_, [x, y], [toX, toY], took, gesture) => {
  expect(readGesture({ x, y, at: 0 }, { x: toX, y: toY, at: took }, 390)).toBe(gesture)
})
