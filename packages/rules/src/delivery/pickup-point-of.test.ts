import { expect, it } from 'vitest'
import { pickupPointOf } from './pickup-point-of.ts'

const point = (id: number, warehouseId: number) => ({ id, warehouseId, name: '', address: '', point: null })
const points = [point(11, 1), point(12, 2), point(14, 1)]

it.each<[number, number | null, number | null]>([
  [1, null, 11],
  [2, null, 12],
  [3, null, null],
  [1, 14, 14],
  [1, 12, null],
  [1, 99, null],
])('[Z13] at warehouse %s, asked for %s: %s', (warehouseId, pointId, expected) => {
  expect(pickupPointOf(points, warehouseId, pointId)?.id ?? null).toBe(expected)
})
