import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

const random = () => randomBytes(32).toString('hex')

/** A secret of the shop's own, made when first asked for; several processes agree on the same one. */
export async function ensureSecret(
  db: Database,
  name: string,
  now: Date,
  make: () => string = random,
): Promise<string> {
  const known = await readSecret(db, name)
  if (known !== undefined) return known
  const value = make()
  await transaction(db, (sql) =>
    sql
      .insertInto('secrets')
      .values({ name, value, created_at: now.getTime() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  const made = await readSecret(db, name)
  if (made === undefined) throw new Error(`The secret ${name} was written and cannot be read`)
  return made
}

async function readSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.sql.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
