import { describe, expect, it } from 'vitest'
import type { Cart } from '../model/cart.ts'
import { aLine } from '../testing/a-line.ts'
import { aProduct } from '../testing/a-product.ts'
import {
  addLine,
  clearCart,
  decrementLine,
  EMPTY_CART,
  incrementLine,
  mergeLines,
  removeLine,
  setLineCount,
} from './change-cart.ts'
import { countDown, countUp, firstAddCount, isCount } from './line-count.ts'
import { lineKey } from './line-key.ts'

const plain = { variationId: null, supplements: [] }
const cartOf = (...lines: Cart['lines']): Cart => ({ ...EMPTY_CART, lines })

describe('counts', () => {
  it.each([
    [1, 0, 1],
    [0, 0, 1],
    [1, 3, 3],
    [5, 3, 5],
    [2, 2, 2],
  ])('[L1] step %d and minimum %d add %d at first', (step, firstAddMinimum, expected) => {
    expect(firstAddCount({ step, firstAddMinimum })).toBe(expected)
  })

  it.each([
    [1, 1, 2],
    [2, 3, 5],
    [0, 3, 4],
  ])('[L2] + by step %d turns %d into %d', (step, count, expected) => {
    expect(countUp(count, aProduct({ step }))).toBe(expected)
  })

  it.each([
    [1, 0, 3, 2],
    [2, 3, 7, 5],
    [0, 0, 3, 2],
    [1, 3, 4, 3],
  ])('[L2] − by step %d (minimum %d) turns %d into %d', (step, firstAddMinimum, count, expected) => {
    expect(countDown(count, aProduct({ step, firstAddMinimum }))).toBe(expected)
  })

  it.each([
    [1, 0, 1],
    [1, 3, 3],
    [2, 3, 3],
    [5, 0, 5],
    [2, 1, 3],
  ])('[L3] − by step %d below minimum %d removes a count of %d', (step, firstAddMinimum, count) => {
    expect(countDown(count, aProduct({ step, firstAddMinimum }))).toBe(0)
  })

  it('[L4] stops at 999', () => {
    expect(countUp(998, aProduct())).toBe(999)
    expect(countUp(999, aProduct())).toBe(999)
    expect(countUp(995, aProduct({ step: 5 }))).toBe(995)
  })

  it('[L5] takes positive integers up to 999, on the step or off it', () => {
    expect([1, 7, 999].map(isCount)).toEqual([true, true, true])
    expect([0, -1, 1.5, 1000, Number.NaN].map(isCount)).toEqual([false, false, false, false, false])
  })
})

describe('the same line', () => {
  it('[L6] is the same product, variation and set of supplements in any order', () => {
    const one = aLine({
      variationId: 3,
      supplements: [
        { id: 12, count: 1 },
        { id: 7, count: 2 },
        { id: 9, count: 0 },
      ],
    })
    const other = aLine({
      variationId: 3,
      supplements: [
        { id: 7, count: 1 },
        { id: 7, count: 1 },
        { id: 12, count: 1 },
      ],
    })
    expect(lineKey(one)).toBe(lineKey(other))
  })

  it('[L6] differs by product, variation, supplement and its count', () => {
    const lines = [
      aLine(),
      aLine({ productId: 2 }),
      aLine({ variationId: 1 }),
      aLine({ supplements: [{ id: 1, count: 1 }] }),
      aLine({ supplements: [{ id: 1, count: 2 }] }),
      aLine({ supplements: [{ id: 2, count: 1 }] }),
      aLine({
        supplements: [
          { id: 1, count: 1 },
          { id: 2, count: 1 },
        ],
      }),
      aLine({ supplements: [{ id: 1, count: 12 }] }),
      aLine({ supplements: [{ id: 11, count: 2 }] }),
      aLine({
        supplements: [
          { id: 1, count: 1 },
          { id: 22, count: 1 },
        ],
      }),
      aLine({
        supplements: [
          { id: 1, count: 12 },
          { id: 2, count: 1 },
        ],
      }),
    ]
    expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
    expect(lineKey(aLine())).toBe('1//')
  })

  it('[L27] merges equal lines where the first of them stands', () => {
    const merged = mergeLines([
      aLine({ productId: 1, count: 2 }),
      aLine({ productId: 2, count: 1 }),
      aLine({ productId: 1, count: 3, supplements: [{ id: 4, count: 0 }] }),
    ])
    expect(merged).toEqual([aLine({ productId: 1, count: 5 }), aLine({ productId: 2, count: 1 })])
    expect(mergeLines([aLine({ count: 600 }), aLine({ count: 600 })])).toEqual([aLine({ count: 999 })])
  })
})

describe('the cart', () => {
  it('[L1] gets a new line at the end with the first-add count', () => {
    const product = aProduct({ id: 5, firstAddMinimum: 2 })
    const choice = { variationId: 9, supplements: [{ id: 3, count: 1 }] }
    expect(addLine(cartOf(aLine()), product, choice).lines).toEqual([
      aLine(),
      { productId: 5, variationId: 9, supplements: [{ id: 3, count: 1 }], count: 2 },
    ])
  })

  it('[L7] raises the line that is there by one step', () => {
    const product = aProduct({ firstAddMinimum: 4, step: 2 })
    const twice = addLine(addLine(EMPTY_CART, product, plain), product, plain)
    expect(twice.lines).toEqual([aLine({ count: 6 })])
    const other = addLine(twice, product, { ...plain, supplements: [{ id: 1, count: 1 }] })
    expect(other.lines.map(({ count }) => count)).toEqual([6, 4])
  })

  it('[L7] raises it by as many as were asked for at once', () => {
    const tomatoes = aProduct({ firstAddMinimum: 50, step: 25 })
    const once = addLine(EMPTY_CART, tomatoes, plain, 130)
    expect(once.lines).toEqual([aLine({ count: 130 })])
    expect(addLine(once, tomatoes, plain, 60).lines).toEqual([aLine({ count: 190 })])
    expect(addLine(once, tomatoes, plain, 990).lines).toEqual([aLine({ count: 999 })])
    expect(addLine(EMPTY_CART, tomatoes, plain, 3).lines).toEqual([aLine({ count: 50 })])
  })

  it('[L30] takes a count off the step', () => {
    const cart = cartOf(aLine({ count: 2 }), aLine({ productId: 2, count: 2 }))
    expect(setLineCount(cart, lineKey(aLine()), 7).lines.map(({ count }) => count)).toEqual([7, 2])
  })

  it('[L2] changes only the line it is asked for', () => {
    const cart = cartOf(aLine({ count: 2 }), aLine({ productId: 2, count: 2 }))
    const key = lineKey(aLine())
    expect(incrementLine(cart, aProduct(), key).lines.map(({ count }) => count)).toEqual([3, 2])
    expect(decrementLine(cart, aProduct(), key).lines.map(({ count }) => count)).toEqual([1, 2])
  })

  it('[L3] loses the line that goes below its minimum, or is removed', () => {
    const cart = cartOf(aLine(), aLine({ productId: 2 }))
    const key = lineKey(aLine())
    expect(decrementLine(cart, aProduct(), key).lines).toEqual([aLine({ productId: 2 })])
    expect(removeLine(cart, key).lines).toEqual([aLine({ productId: 2 })])
  })

  it('[L8] is empty after clearing, but the people stay', () => {
    const full: Cart = {
      lines: [aLine()],
      coupons: [1],
      picked: [1],
      promocode: 'LETO',
      gifts: [{ couponId: 1, productId: 2 }],
      bonuses: 100,
      tips: 100,
      peopleCount: 3,
    }
    expect(clearCart(full)).toEqual({
      lines: [],
      coupons: [],
      picked: [],
      promocode: null,
      gifts: [],
      bonuses: 0,
      tips: 0,
      peopleCount: 3,
    })
  })

  it('[L9] is laid for one person at first', () => {
    expect(EMPTY_CART.peopleCount).toBe(1)
    expect(EMPTY_CART.lines).toEqual([])
  })
})
