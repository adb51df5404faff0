import { sql as raw } from 'kysely'
import { advisoryLock } from './advisory-lock.ts'
import { columnTypes } from './column-types.ts'
import type { Database, Sql } from './database.ts'
import { migrations } from './migrations.ts'
import { transaction } from './transaction.ts'

/** Brings the tables up to date; several processes may call it at once. */
export async function migrate(db: Database): Promise<void> {
  await transaction(db, async (sql) => {
    await advisoryLock(db.engine, sql, 'migrate')
    const ran = await ranMigrations(db, sql)
    const known = new Set(migrations.map((migration) => migration.name))
    const foreign = ran.filter((name) => !known.has(name))
    if (foreign.length > 0) {
      throw new Error(`The database was written by a newer version: it ran ${foreign.join(', ')}`)
    }
    for (const migration of migrations.filter(({ name }) => !ran.includes(name))) {
      for (const statement of migration.statements(db.engine)) await raw.raw(statement).execute(sql)
      await raw`insert into migrations (name) values (${migration.name})`.execute(sql)
    }
  })
}

async function ranMigrations(db: Database, sql: Sql): Promise<string[]> {
  const { end } = columnTypes(db.engine)
  await raw.raw(`create table if not exists migrations (name text primary key) ${end}`).execute(sql)
  const { rows } = await raw<{ name: string }>`select name from migrations order by name`.execute(sql)
  return rows.map((row) => row.name)
}
