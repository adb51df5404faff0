import { beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '../../testing/log-in.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { act, order, placed } from '../../testing/order-calls.ts'
import { shopOnFile } from '../../testing/shop-on-file.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { transaction } from '../transaction.ts'
import { copyDatabase } from './copy-database.ts'

describe('copying a shop into another database', () => {
  let old: TestShop
  let kept: { id: string; key: string; number: string }
  beforeAll(async () => {
    old = await shopOnFile()
    await logIn(old, '+79161234567')
    kept = await placed(old, pickupOrder())
    const given = await placed(old, pickupOrder())
    await act(old, given.id, 'cancel', { key: given.key })
  })

  it('brings every row, and the shop goes on where it was', async () => {
    const target = await testDatabase()
    const copied = await copyDatabase(old.db, target)
    const rows = Object.fromEntries(copied.map((one) => [one.table, one.rows]))
    expect(rows).toMatchObject({ orders: 3, customers: 1, secrets: expect.any(Number) })
    const shop = await openShop({ db: target })
    expect((await order(shop, kept.id)).body.number).toBe(kept.number)
    expect(await shop.backend.keys()).toEqual(await old.backend.keys())
    // Numbers go on: one that was given already would be refused by the table.
    const next = await placed(shop, pickupOrder())
    expect(Number(next.number)).toBeGreaterThan(Number(kept.number))
  })

  it('refuses a database somebody lives in, and changes nothing there', async () => {
    const target = await testDatabase()
    const secret = { name: 'mine', value: 'x', created_at: 1 }
    await transaction(target, (sql) => sql.insertInto('secrets').values(secret).execute())
    await expect(copyDatabase(old.db, target)).rejects.toThrow(
      'The target is not empty: there are rows in secrets',
    )
    expect(await target.sql.selectFrom('orders').select('id').execute()).toEqual([])
  })
})
