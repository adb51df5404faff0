import { beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, openTestDatabase, testDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { transaction } from './transaction.ts'

describe('transaction', () => {
  let db: Database
  beforeAll(async () => {
    db = await testDatabase()
  })

  const secret = (name: string) => ({ name, value: 'x', created_at: 1 })
  const names = async () => (await db.sql.selectFrom('secrets').select('name').execute()).map((r) => r.name)

  it('keeps everything when the work ends well', async () => {
    const answer = await transaction(db, async (sql) => {
      await sql.insertInto('secrets').values(secret('kept')).execute()
      return 7
    })
    expect(answer).toBe(7)
    expect(await names()).toContain('kept')
  })

  it('keeps nothing when the work throws, and the next one still runs', async () => {
    const failing = transaction(db, async (sql) => {
      await sql.insertInto('secrets').values(secret('lost')).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transaction(db, (sql) => sql.insertInto('secrets').values(secret('after')).execute())
    expect(await names()).not.toContain('lost')
    expect(await names()).toContain('after')
  })

  it('shows readers nothing before the commit, and never makes them wait', async () => {
    await transaction(db, async (sql) => {
      await sql.insertInto('secrets').values(secret('unseen')).execute()
      expect(await names()).not.toContain('unseen')
    })
    expect(await names()).toContain('unseen')
  })

  it('never sells the last unit twice, from two processes at once', async () => {
    const place = await createTestDatabase()
    const hosts = [openTestDatabase(place), openTestDatabase(place)] as const
    await transaction(hosts[0], (sql) =>
      sql.insertInto('stock').values({ product_id: 1, warehouse_id: 1, quantity: 5 }).execute(),
    )
    const take = (host: Database) =>
      transaction(host, (sql) =>
        sql
          .updateTable('stock')
          .set((e) => ({ quantity: e('quantity', '-', 1) }))
          .where('product_id', '=', 1)
          .where('quantity', '>=', 1)
          .executeTakeFirst(),
      )
    const taken = await Promise.all(Array.from({ length: 30 }, (_, i) => take(hosts[i % 2 === 0 ? 0 : 1])))
    expect(taken.filter((result) => result.numUpdatedRows === 1n)).toHaveLength(5)
    expect(await hosts[1].sql.selectFrom('stock').select('quantity').executeTakeFirst()).toEqual({
      quantity: 0,
    })
  })

  it('runs again when two transactions wait for each other', async () => {
    await transaction(db, (sql) =>
      sql
        .insertInto('stock')
        .values([1, 2].map((id) => ({ product_id: id, warehouse_id: 9, quantity: 0 })))
        .execute(),
    )
    const bump = async (order: readonly number[]) =>
      transaction(db, async (sql) => {
        for (const id of order) {
          await sql
            .updateTable('stock')
            .set((e) => ({ quantity: e('quantity', '+', 1) }))
            .where('product_id', '=', id)
            .where('warehouse_id', '=', 9)
            .execute()
        }
      })
    await Promise.all(Array.from({ length: 4 }, (_, i) => bump(i % 2 === 0 ? [1, 2] : [2, 1])))
    const rows = await db.sql.selectFrom('stock').select('quantity').where('warehouse_id', '=', 9).execute()
    expect(rows).toEqual([{ quantity: 4 }, { quantity: 4 }])
  })

  it('is the only way to write on SQLite', async () => {
    const write = db.sql.insertInto('secrets').values(secret('direct')).execute()
    if (inject('engine') === 'sqlite') await expect(write).rejects.toThrow(/readonly/)
    else await expect(write).resolves.toBeDefined()
  })

  it('refuses a negative stock, whoever asks', async () => {
    const negative = transaction(db, (sql) =>
      sql.insertInto('stock').values({ product_id: 3, warehouse_id: 1, quantity: -1 }).execute(),
    )
    await expect(negative).rejects.toThrow(/check/i)
  })
})
