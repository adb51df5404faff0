import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { importBusiness } from '../../business/import-business.ts'
import { businessFolder } from '../../testing/business-folder.ts'
import { logIn, type TestCustomer } from '../../testing/log-in.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { order, placed } from '../../testing/order-calls.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openTestDatabase, testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { copyDatabase } from './copy-database.ts'

const clock = () => new Date('2026-03-06T12:00:00+03:00')
const command = join(import.meta.dirname, '../../../../../scripts/backup.mjs')

interface Kept {
  readonly anna: TestCustomer
  readonly order: { readonly id: string; readonly key: string; readonly number: string }
}

/** What must be there again: somebody who is logged in, and her order. */
async function fill(shop: TestShop): Promise<Kept> {
  const anna = await logIn(shop, '+79161234567')
  return { anna, order: await placed(shop, pickupOrder(), { token: anna.token }) }
}

/** The shop is opened on the copy, and goes on as if nothing had been. */
async function isWhole(db: Database, { anna, order: kept }: Kept, keys: object): Promise<void> {
  const shop = await openShop({ db })
  const own = await shop.json(`/wp-json/checkout/v1/orders/${kept.id}?key=${kept.key}`)
  expect(own).toMatchObject({ number: kept.number, customer: { name: 'Пётр' }, totals: { total: '900.00' } })
  expect((await shop.get(`/wp-json/system/users?token=${anna.token}`)).status).toBe(200)
  expect(await shop.backend.keys()).toEqual(keys)
  const next = await placed(shop, pickupOrder(), { token: anna.token })
  expect(Number(next.number)).toBeGreaterThan(Number(kept.number))
}

/** Orders of a copy with nothing in them: it was made of two different moments. */
const torn = async ({ sql }: Database) =>
  sql
    .selectFrom('orders')
    .select('number')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_lines')
            .select('order_lines.name')
            .whereRef('order_lines.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .execute()

describe('a backup that is restored', () => {
  it('answers the orders of a shop on SQLite, by the command, while it was taking others', async () => {
    const dataDir = await temporaryFolder()
    const backup = join(await temporaryFolder(), 'monday')
    const db = openTestDatabase({ file: join(dataDir, 'samobranka.db') })
    await migrate(db)
    const imported = await importBusiness(db, await businessFolder(), { stock: false, clock })
    if (!imported.ok) throw new Error(imported.faults.join('\n'))
    const shop = await openShop({ db })
    const kept = await fill(shop)
    const env = { DATA_DIR: dataDir }
    const written = promisify(execFile)(process.execPath, [command, backup], { env })
    const meanwhile: string[] = []
    const busy = (async () => {
      while (!existsSync(join(backup, 'samobranka.db')) && meanwhile.length < 200)
        meanwhile.push((await placed(shop, pickupOrder())).id)
    })()
    expect((await written).stdout).toContain('Written')
    await busy
    // As the manual says: the folder takes the place of DATA_DIR.
    const restored = await temporaryFolder()
    await cp(backup, restored, { recursive: true })
    const copy = openTestDatabase({ file: join(restored, 'samobranka.db') })
    expect(await torn(copy)).toEqual([])
    await isWhole(copy, kept, await shop.backend.keys())
    // The shop itself has lost nothing of what it took meanwhile.
    for (const id of meanwhile) expect((await order(shop, id)).status).toBe(200)
  })

  it('goes into a file and back again, counted and compared, while orders come in', async () => {
    const shop = await openShop()
    const kept = await fill(shop)
    const file = openTestDatabase({ file: join(await temporaryFolder(), 'samobranka.db') })
    const [there, ...meanwhile] = await Promise.all([
      copyDatabase(shop.db, file),
      ...Array.from({ length: 20 }, () => placed(shop, pickupOrder())),
    ])
    expect(meanwhile).toHaveLength(20)
    expect(await torn(file)).toEqual([])
    const target = await testDatabase()
    const back = await copyDatabase(file, target)
    expect(back).toEqual(there)
    expect(back.find(({ table }) => table === 'orders')?.rows).toBeGreaterThan(0)
    const keys = await shop.backend.keys()
    await isWhole(target, kept, keys)
    // Whoever lost the server as well starts on the file.
    await isWhole(file, kept, keys)
  })
})
