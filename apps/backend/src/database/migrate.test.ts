import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { transaction } from './transaction.ts'

/** A released migration never changes: databases that ran it would differ from new ones. Append another instead. */
const frozen: Record<string, string> = {
  '001-baseline': 'ad07f6366c410c50',
  '002-won-gifts': 'f67b13e7fd01575e',
  '003-lighter-orders': '9f1b7e04492b7d56',
}

it('keeps every migration as it was released', () => {
  const hashes = Object.fromEntries(
    migrations.map((migration) => [
      migration.name,
      createHash('sha256')
        .update(JSON.stringify([migration.statements('sqlite'), migration.statements('postgres')]))
        .digest('hex')
        .slice(0, 16),
    ]),
  )
  expect(hashes).toEqual(frozen)
})

it('runs each migration once', async () => {
  const db = await testDatabase()
  await migrate(db)
  await Promise.all([migrate(db), migrate(db)])
  const { rows } = await raw<{ name: string }>`select name from migrations`.execute(db.sql)
  expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name))
})

it('refuses a database that a newer version wrote', async () => {
  const db = await testDatabase()
  await transaction(db, (sql) => raw`insert into migrations (name) values ('999-future')`.execute(sql))
  await expect(migrate(db)).rejects.toThrow('newer version: it ran 999-future')
})
