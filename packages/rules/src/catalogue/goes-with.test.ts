import { describe, expect, it } from 'vitest'
import { aProduct, byId } from '../testing/a-product.ts'
import { goesWith } from './goes-with.ts'

const goods = byId([
  aProduct({ id: 1, name: 'Пицца', categories: [20], relatedIds: [5, 6] }),
  aProduct({ id: 2, name: 'Ролл', categories: [21], relatedIds: [7, 5] }),
  aProduct({ id: 3, name: 'Новая пицца', categories: [20] }),
  ...[5, 6, 7, 8, 9].map((id) => aProduct({ id, categories: [30] })),
])
const offered = (over: Partial<Parameters<typeof goesWith>[0]>) =>
  goesWith({ bought: [1], products: goods, together: new Map(), fits: () => true, most: 8, ...over }).map(
    ({ id }) => id,
  )

describe('what is offered to a cart', () => {
  it('[K30] is what the operator relates to its goods, each dish in turn', () => {
    expect(offered({})).toEqual([5, 6])
    expect(offered({ bought: [1, 2] })).toEqual([5, 7, 6])
  })

  it('[K30] then what was bought with them, never what is in the cart', () => {
    expect(offered({ together: new Map([[1, [9, 6]]]) })).toEqual([5, 6, 9])
    expect(offered({ bought: [1, 5], together: new Map([[1, [5, 9]]]) })).toEqual([6, 9])
  })

  it('[K30] then what goes with its neighbours, and nothing at random', () => {
    expect(offered({ bought: [3] })).toEqual([5, 6])
    expect(offered({ bought: [8] })).toEqual([])
  })

  it('[K30] leaves out what does not fit, and is no longer than asked', () => {
    expect(offered({ fits: ({ id }) => id !== 5 })).toEqual([6])
    expect(offered({ bought: [1, 2], most: 2 })).toEqual([5, 7])
  })
})
