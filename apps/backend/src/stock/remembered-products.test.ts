import { beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../database/transaction.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { codes, place, placed, stockOf } from '../testing/order-calls.ts'

const juices = (count: number) => pickupOrder({ lines: [{ product_id: 2, count }], expected_total: null })

/** Stock changed by another process: an import beside the running shop, or another host. */
const setStock = (shop: TestShop, quantity: number) =>
  transaction(shop.db, (sql) =>
    sql
      .updateTable('stock')
      .set({ quantity })
      .where('product_id', '=', 2)
      .where('warehouse_id', '=', 1)
      .execute(),
  )

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
  await placed(shop, juices(1))
})

describe('what is remembered of the stock', () => {
  it('sells no unit that another hand took', async () => {
    await setStock(shop, 1)
    const refused = await place(shop, juices(2))
    expect(refused.status).toBe(422)
    expect(codes(refused)).toEqual(['stock_mismatch'])
    expect(refused.body.data.problems[0].data.lines).toMatchObject([{ asked: 2, count: 1 }])
    expect(await stockOf(shop, 2)).toBe(1)
  })

  it('refuses nobody what another hand brought', async () => {
    await setStock(shop, 0)
    expect((await place(shop, juices(1))).status).toBe(422)
    await setStock(shop, 50)
    await placed(shop, juices(20))
    expect(await stockOf(shop, 2)).toBe(30)
  })

  it('takes from a remainder that is counted since then', async () => {
    await placed(shop, pickupOrder())
    const stock = { product_id: 1, variation_id: 10, warehouse_id: 1, quantity: 3 }
    await transaction(shop.db, (sql) => sql.insertInto('stock').values(stock).execute())
    await placed(shop, pickupOrder())
    expect(await stockOf(shop, 1)).toBe(1)
    expect(codes(await place(shop, pickupOrder()))).toEqual(['stock_mismatch'])
  })

  it('takes from the variation whose remainder is its own since then', async () => {
    const stock = { product_id: 1, variation_id: 0, warehouse_id: 1, quantity: 9 }
    await transaction(shop.db, (sql) => sql.insertInto('stock').values(stock).execute())
    await placed(shop, pickupOrder())
    await transaction(shop.db, (sql) =>
      sql
        .insertInto('stock')
        .values({ ...stock, variation_id: 10, quantity: 2 })
        .execute(),
    )
    await placed(shop, pickupOrder())
    const left = await shop.db.sql
      .selectFrom('stock')
      .select(['variation_id', 'quantity'])
      .where('product_id', '=', 1)
      .orderBy('variation_id')
      .execute()
    expect(left).toEqual([
      { variation_id: 0, quantity: 7 },
      { variation_id: 10, quantity: 0 },
    ])
  })

  it('takes nothing from a remainder that is not counted any more', async () => {
    await transaction(shop.db, (sql) => sql.deleteFrom('stock').where('product_id', '=', 2).execute())
    await placed(shop, juices(40))
  })
})
