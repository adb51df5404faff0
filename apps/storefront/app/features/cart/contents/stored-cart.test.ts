import { type Cart, EMPTY_CART } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { readCart, writeCart } from './stored-cart.ts'

const cart: Cart = {
  ...EMPTY_CART,
  lines: [
    { productId: 1001, variationId: 10012, supplements: [{ id: 3, count: 2 }], count: 2 },
    { productId: 3701, variationId: null, supplements: [], count: 1 },
  ],
  promocode: 'ПРИВЕТ',
  coupons: [7],
  gifts: [{ couponId: 7, productId: 5 }],
  peopleCount: 3,
}

it('reads what it wrote', () => {
  expect(readCart(writeCart(cart))).toEqual(cart)
})

it('holds no price', () => {
  expect(writeCart(cart)).not.toMatch(/price|sum|total|name/i)
})

describe('what somebody else left in the storage', () => {
  it.each([null, '', 'null', '[]', '"text"', '{', '{"lines":5}'])('%j is an empty cart', (text) => {
    expect(readCart(text)).toEqual(EMPTY_CART)
  })

  it('a broken line is left out, the good ones stay', () => {
    const lines = [{ productId: 'x', count: 1 }, null, { productId: 5, count: 0 }, { productId: 6, count: 2 }]
    expect(readCart(JSON.stringify({ lines })).lines).toEqual([
      { productId: 6, variationId: null, supplements: [], count: 2 },
    ])
  })

  it('the same line twice is one line', () => {
    const lines = [
      { productId: 6, count: 2 },
      { productId: 6, count: 1 },
    ]
    expect(readCart(JSON.stringify({ lines })).lines).toMatchObject([{ productId: 6, count: 3 }])
  })

  it('money that is no whole positive number counts as none', () => {
    expect(readCart('{"bonuses":-5,"tips":1.5,"peopleCount":0}')).toEqual(EMPTY_CART)
  })
})
