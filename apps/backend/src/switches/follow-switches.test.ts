import { afterEach, expect, it, vi } from 'vitest'
import { importBusiness } from '../business/import-business.ts'
import { createBackend } from '../create-backend.ts'
import { transaction } from '../database/transaction.ts'
import { businessFolder } from '../testing/business-folder.ts'
import { createTestDatabase, openTestDatabase } from '../testing/test-database.ts'
import { putSwitch } from './put-switch.ts'

const clock = () => new Date('2026-03-06T12:00:00+03:00')
const log = { info: () => {}, warn: () => {}, error: () => {} }
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

it('another host goes by a switch within a second of its commit, and by its end', async () => {
  const home = await createTestDatabase()
  const [here, there] = [openTestDatabase(home), openTestDatabase(home)]
  await importBusiness(here, await businessFolder(), { stock: false, clock })
  const backend = await createBackend({ db: there, clock, log, ports: {}, production: false })
  backend.start()
  stops.push(() => backend.stop())
  const products = async () => {
    const answer = await backend.fetch(new Request('http://shop/wp-json/checkout/v1/switches?warehouse=1'))
    return (await answer.json()).products
  }
  expect(await products()).toEqual([])
  const by = { kind: 'system' } as const
  const terms = { kind: 'stop', warehouse: 1, target: 'product:1', minutes: 0, blocksAsap: false } as const
  await transaction(here, (sql) =>
    putSwitch(
      { engine: here.engine, sql, by, now: clock(), kitchens: [1, 2] },
      { ...terms, until: null, reason: '' },
    ),
  )
  await vi.waitFor(async () => expect(await products()).toEqual([1]), { timeout: 2_000, interval: 20 })
  await transaction(here, (sql) => sql.updateTable('switches').set({ ended_at: clock().getTime() }).execute())
  await vi.waitFor(async () => expect(await products()).toEqual([]), { timeout: 3_000, interval: 20 })
})
