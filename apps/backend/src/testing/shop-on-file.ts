import { join } from 'node:path'
import { importBusiness } from '../business/import-business.ts'
import { migrate } from '../database/migrate.ts'
import { businessFolder } from './business-folder.ts'
import { openShop, type TestShop } from './open-shop.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { openTestDatabase } from './test-database.ts'

const clock = () => new Date('2026-03-06T12:00:00+03:00')

/** A shop on SQLite whichever engine the run tests: for what only a file can do, be outgrown and fill its disk. */
export async function shopOnFile(): Promise<TestShop> {
  const db = openTestDatabase({ file: join(await temporaryFolder(), 'samobranka.db') })
  await migrate(db)
  const imported = await importBusiness(db, await businessFolder(), { stock: true, clock })
  if (!imported.ok) throw new Error(imported.faults.join('\n'))
  return openShop({ db })
}
