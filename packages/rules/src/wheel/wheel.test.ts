import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WheelSector } from '../model/loyalty.ts'
import { sectorChances } from './sector-chances.ts'
import { spinWheel } from './spin-wheel.ts'

const sector = (id: number, weight: number): WheelSector => ({
  id,
  label: `${id}`,
  type: 'nothing',
  amount: 0,
  couponId: null,
  productId: null,
  weight,
})

describe('the wheel', () => {
  it.each([
    [0, 1],
    [0.0999, 1],
    [0.1, 3],
    [0.3999, 3],
    [0.4, 4],
    [0.9999999, 4],
  ])('[W1] stops %d at sector %d of weights 1, 0, 3, 6', (random, id) => {
    expect(spinWheel([sector(1, 1), sector(2, 0), sector(3, 3), sector(4, 6)], random)?.id).toBe(id)
  })

  it('[W1] always stops somewhere, whatever the fractions', () => {
    const tenths = Array.from({ length: 10 }, (_empty, id) => sector(id, 0.1))
    expect(spinWheel(tenths, 1 - Number.EPSILON / 2)?.id).toBe(9)
    expect(spinWheel([sector(1, 1)], 1)?.id).toBe(1)
  })

  it('[W2] never gives what has no weight', () => {
    expect(spinWheel([sector(1, 0), sector(2, -1), sector(3, 1)], 0)?.id).toBe(3)
    expect(spinWheel([sector(1, 1), sector(2, 0)], 0.9999)?.id).toBe(1)
    expect(spinWheel([sector(1, 0)], 0.5)).toBeNull()
    expect(spinWheel([], 0.5)).toBeNull()
  })

  it('[W3] shows chances that add up to 100 %', () => {
    expect(sectorChances([sector(1, 1), sector(2, 1), sector(3, 1)])).toEqual([3_334, 3_333, 3_333])
    expect(sectorChances([sector(1, 0.5), sector(2, 1.5), sector(3, -1)])).toEqual([2_500, 7_500, 0])
    const weights = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, (list) => {
        const chances = sectorChances(list.map((weight, id) => sector(id, weight)))
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(10_000)
      }),
    )
  })
})
