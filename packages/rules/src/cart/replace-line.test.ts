import { describe, expect, it } from 'vitest'
import type { Cart } from '../model/cart.ts'
import { aLine } from '../testing/a-line.ts'
import { EMPTY_CART } from './change-cart.ts'
import { lineKey } from './line-key.ts'
import { replaceLine } from './replace-line.ts'

const cartOf = (...lines: Cart['lines']): Cart => ({ ...EMPTY_CART, lines })

describe('a line chosen anew', () => {
  const [small, large] = [1, 2].map((variationId) => aLine({ productId: 7, variationId, count: 1 }))
  const other = aLine({ productId: 8, count: 1 })
  if (!small || !large) throw new Error('Two sizes')

  it('[L28] stands where it stood, with its new count', () => {
    const { lines } = replaceLine(cartOf(small, other), lineKey(small), { ...large, count: 3 })
    expect(lines).toEqual([{ ...large, count: 3 }, other])
  })

  it('[L28] merges with its like', () => {
    const { lines } = replaceLine(cartOf(large, other, small), lineKey(small), { ...large, count: 2 })
    expect(lines).toEqual([{ ...large, count: 3 }, other])
  })

  it('[L28] does not come back when it has gone meanwhile', () => {
    expect(replaceLine(cartOf(other), lineKey(small), large).lines).toEqual([other])
  })
})
