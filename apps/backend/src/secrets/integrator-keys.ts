import { randomBytes } from 'node:crypto'
import type { Database, Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { SecretVersion } from './secret-version.ts'

export interface Keys {
  readonly consumerKey: string
  readonly consumerSecret: string
}

export const newKeys = (): Keys => ({
  consumerKey: `ck_${randomBytes(20).toString('hex')}`,
  consumerSecret: `cs_${randomBytes(20).toString('hex')}`,
})

/** The integrators' key and secret, made when first asked for; several processes agree on the same ones. */
export async function ensureKeys(db: Database, clock: () => Date): Promise<readonly SecretVersion<Keys>[]> {
  const known = await loadKeys(db.sql)
  if (known.length > 0) return known
  const created_at = clock().getTime()
  const { consumerKey, consumerSecret } = newKeys()
  await transaction(db, (sql) =>
    sql
      .insertInto('secrets')
      .values([
        { name: 'consumer_key', value: consumerKey, created_at },
        { name: 'consumer_secret', value: consumerSecret, created_at },
      ])
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  const made = await loadKeys(db.sql)
  if (made.length === 0) throw new Error('The keys were written and cannot be read')
  return made
}

/** Those of now first, then those that were before them: `consumer_key@1` belongs to `consumer_secret@1`. */
async function loadKeys(sql: Sql): Promise<SecretVersion<Keys>[]> {
  const rows = await sql
    .selectFrom('secrets')
    .select(['name', 'value', 'starts_at', 'ends_at'])
    .where((e) => e.or([e('name', 'like', 'consumer_key%'), e('name', 'like', 'consumer_secret%')]))
    .orderBy('starts_at', 'desc')
    .execute()
  const secrets = new Map(rows.map(({ name, value }) => [name, value]))
  return rows.flatMap(({ name, value: consumerKey, starts_at: startsAt, ends_at: endsAt }) => {
    const consumerSecret = secrets.get(name.replace('consumer_key', 'consumer_secret'))
    return name.startsWith('consumer_key') && consumerSecret !== undefined
      ? [{ value: { consumerKey, consumerSecret }, startsAt, endsAt }]
      : []
  })
}
