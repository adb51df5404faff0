import { expect, it } from 'vitest'
import { markObstacle } from './mark-obstacle.ts'

const there = { isRemake: false, hasItem: true }

it('[Y8] a mark on an order that was cancelled, has left, or has no such item any more is left out and told', () => {
  expect(markObstacle({ ...there, status: 'cancelled' })).toBe('cancelled')
  expect(markObstacle({ ...there, status: 'cooking', hasItem: false })).toBe('changed')
  for (const status of ['courier', 'handed', 'pending'] as const)
    expect(markObstacle({ ...there, status })).toBe('gone')
  for (const status of ['accepted', 'cooking', 'ready'] as const)
    expect(markObstacle({ ...there, status })).toBeNull()
})

it('[Y9] what is made again may be marked after its order has left', () => {
  expect(markObstacle({ status: 'handed', isRemake: true, hasItem: true })).toBeNull()
  expect(markObstacle({ status: 'cancelled', isRemake: true, hasItem: true })).toBe('cancelled')
})
