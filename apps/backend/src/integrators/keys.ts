import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

export interface Keys {
  readonly consumerKey: string
  readonly consumerSecret: string
}

/** The integrators' key and secret, made when first asked for; several processes agree on the same ones. */
export async function ensureKeys(db: Database, clock: () => Date): Promise<Keys> {
  const known = await readKeys(db)
  if (known) return known
  const created_at = clock().getTime()
  await transaction(db, (sql) =>
    sql
      .insertInto('secrets')
      .values([
        { name: 'consumer_key', value: `ck_${randomBytes(20).toString('hex')}`, created_at },
        { name: 'consumer_secret', value: `cs_${randomBytes(20).toString('hex')}`, created_at },
      ])
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  const made = await readKeys(db)
  if (!made) throw new Error('The keys were written and cannot be read')
  return made
}

async function readKeys(db: Database): Promise<Keys | undefined> {
  const rows = await db.sql
    .selectFrom('secrets')
    .select(['name', 'value'])
    .where('name', 'in', ['consumer_key', 'consumer_secret'])
    .execute()
  const consumerKey = rows.find((row) => row.name === 'consumer_key')?.value
  const consumerSecret = rows.find((row) => row.name === 'consumer_secret')?.value
  return consumerKey && consumerSecret ? { consumerKey, consumerSecret } : undefined
}
