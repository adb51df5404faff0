import type { Sql } from '../database/database.ts'
import { loadBusiness } from './load-business.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'

export async function loadSnapshot(sql: Sql): Promise<Snapshot> {
  return createSnapshot(await loadBusiness(sql))
}
