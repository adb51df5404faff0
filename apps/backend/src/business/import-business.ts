import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { publish } from '../publishing/publish.ts'
import { checkNames } from './check-names.ts'
import { checkReferences } from './check-references.ts'
import { customersOf } from './customers-of.ts'
import { idleLines } from './idle-lines.ts'
import { readFolder } from './read-folder.ts'
import { seedCustomers } from './seed-customers.ts'
import { storeBusiness } from './store-business.ts'
import { withYears } from './with-years.ts'

export interface ImportOptions {
  /** Set the stock of all products, not only of new ones. */
  readonly stock: boolean
  readonly clock: () => Date
}

export type ImportOutcome =
  | { readonly ok: true; readonly idle: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] }

/** All or nothing: with a single fault, all faults are told and nothing changes. `idle` is what will change nothing. */
export async function importBusiness(
  db: Database,
  dir: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const reading = await readFolder(dir)
  const { folder } = reading
  const { customers, faults: strangers } = customersOf(reading, options.clock())
  const faults = [...reading.faults, ...checkReferences(reading), ...checkNames(reading), ...strangers]
  if (faults.length > 0) return { ok: false, faults: [...new Set(faults)] }
  await transaction(db, async (sql) => {
    await storeBusiness(sql, withYears(folder, options.clock()), options)
    await seedCustomers(db.engine, sql, customers, options.clock())
  })
  await publish(db, options.clock)
  return { ok: true, idle: idleLines(folder) }
}
