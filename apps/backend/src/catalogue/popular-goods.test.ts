import { describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, placed, quote } from '../testing/order-calls.ts'

const ask = (shop: TestShop) => shop.json('/wp-json/systeminfo/v2/products/popular')
const line = (product: number, variation?: number) => ({
  product_id: product,
  ...(variation ? { variation_id: variation } : {}),
  count: 1,
  supplements: [],
})
const order = async (shop: TestShop, ...lines: readonly object[]) => {
  const { body } = await quote(shop, pickupOrder({ lines }))
  return placed(shop, pickupOrder({ lines, expected_total: body.totals.total }))
}
const both = [line(1, 10), line(2)]

describe('popular goods', () => {
  it('are none while nobody has ordered', async () => {
    const shop = await openShop()
    expect(await ask(shop)).toEqual({ popular: [], together: [] })
  })

  it('are those of real orders, read anew after a while', async () => {
    const shop = await openShop({
      business: ({ 'products.json': goods }) => goods.push({ ...goods[1], id: 4, slug: 'tea', stock: [] }),
    })
    await ask(shop)
    for (let round = 0; round < 3; round += 1) await order(shop, ...both)
    await order(shop, line(4))
    expect(await ask(shop)).toEqual({ popular: [], together: [] })
    shop.setClock('2026-03-06T12:00:11+03:00')
    expect(await ask(shop)).toEqual({
      popular: [1, 2],
      together: [
        { product_id: 1, with: [2] },
        { product_id: 2, with: [1] },
      ],
    })
  })

  it('leave out what was cancelled', async () => {
    const shop = await openShop()
    for (let round = 0; round < 2; round += 1) {
      const { id, key } = await order(shop, ...both)
      await act(shop, id, 'cancel', { key })
    }
    expect(await ask(shop)).toEqual({ popular: [], together: [] })
  })
})
