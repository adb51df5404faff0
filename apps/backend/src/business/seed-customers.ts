import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import type { Folder } from './read-folder.ts'
export async function seedCustomers(_engine: Engine, _sql: Sql, _folder: Folder, _now: Date): Promise<void> {}
