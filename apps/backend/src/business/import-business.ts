import { nextWindow, type Popup, type Warehouse } from '@samobranka/rules'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { reviseBusiness } from '../publishing/business-revision.ts'
import { publish } from '../publishing/publish.ts'
import { checkNames } from './check-names.ts'
import { checkReferences } from './check-references.ts'
import { customersOf } from './customers-of.ts'
import { idleLines } from './idle-lines.ts'
import { type Folder, readFolder } from './read-folder.ts'
import { seedCustomers } from './seed-customers.ts'
import { storeBusiness } from './store-business.ts'

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
  const { version, changed } = await publish(db, options.clock)
  // A folder with other coupons or other ways of working publishes nothing new, and running shops must see it all the same.
  if (!changed) await transaction(db, (sql) => reviseBusiness(db.engine, sql, version))
  return { ok: true, idle: idleLines(folder) }
}

/** The folder with the years in its popups' windows: what is kept and published tells whole dates. */
function withYears(folder: Folder, now: Date): Folder {
  const [warehouse] = folder.get('warehouses') ?? []
  const zone = (warehouse?.value as Warehouse | undefined)?.workTime.timeZone ?? 'UTC'
  const popups = (folder.get('popups') ?? []).map((entity) => {
    const own = entity.value as Popup
    const { from, to } = nextWindow(own, now, zone)
    if (from === own.from && to === own.to) return entity
    const document = { ...entity.document, popup_from: from, popup_to: to }
    return { ...entity, value: { ...own, from, to }, document }
  })
  return new Map([...folder, ['popups', popups]])
}
