import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { databaseUrl, onServer } from './postgres-server.ts'

export async function createTemplate(serverUrl: string): Promise<{ name: string; drop(): Promise<unknown> }> {
  const name = `samobranka_test_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, (client) => client.query(`create database ${name} template template0`))
  const db = openDatabase({ url: databaseUrl(serverUrl, name) })
  await migrate(db)
  await db.close()
  return {
    name,
    drop: () =>
      onServer(serverUrl, async (client) => {
        const { rows } = await client.query<{ datname: string }>(
          'select datname from pg_database where starts_with(datname, $1)',
          [name],
        )
        for (const { datname } of rows) {
          await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`)
        }
      }),
  }
}
