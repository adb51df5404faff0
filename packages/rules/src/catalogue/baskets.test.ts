import { describe, expect, it } from 'vitest'
import { boughtTogether, popularGoods } from './baskets.ts'

const [PIZZA, COLA, BREAD, WATER] = [1, 2, 3, 4] as const

describe('what orders tell', () => {
  it('[K28] the goods of most orders are popular, each counted once an order', () => {
    const baskets = [[COLA, COLA, COLA], [PIZZA, COLA], [PIZZA], [PIZZA, BREAD]]
    expect(popularGoods(baskets, 8)).toEqual([PIZZA, COLA])
    expect(popularGoods(baskets, 1)).toEqual([PIZZA])
  })

  it('[K28] a single order makes nothing popular', () => {
    expect(popularGoods([[PIZZA, COLA]], 8)).toEqual([])
  })

  it('[K29] what three orders hold together goes together, the closest first', () => {
    const baskets = [
      ...Array(4).fill([PIZZA, COLA]),
      ...Array(3).fill([PIZZA, COLA, BREAD]),
      [BREAD],
      [BREAD],
      [WATER],
      [WATER],
      [WATER],
    ]
    const together = boughtTogether(baskets, 4)
    expect(together.get(PIZZA)).toEqual([COLA, BREAD])
    expect(together.get(COLA)).toEqual([PIZZA, BREAD])
    expect(together.has(WATER)).toBe(false)
  })

  it('[K29] two orders may be chance', () => {
    expect(boughtTogether([[PIZZA, COLA], [PIZZA, COLA], [BREAD]], 4).size).toBe(0)
  })

  it('[K29] what stands in every order goes with nothing in particular', () => {
    const baskets = [...Array(3).fill([PIZZA, WATER]), ...Array(3).fill([BREAD, WATER])]
    expect(boughtTogether(baskets, 4).size).toBe(0)
  })
})
