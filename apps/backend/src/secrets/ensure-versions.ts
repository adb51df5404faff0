import { randomBytes } from 'node:crypto'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { loadVersions } from './load-versions.ts'
import type { SecretVersion } from './secret-version.ts'

/** An upgrade restarts hosts one after another: those of the version before could not open what the new ones seal. */
const UPGRADE_MS = 10 * 60_000

/** A rotatable secret of the shop's own, made when first asked for; several hosts agree on the same one. */
export async function ensureVersions(
  db: Database,
  name: string,
  now: Date,
): Promise<readonly SecretVersion[]> {
  const known = await loadVersions(db.sql, name)
  if (isWhole(known)) return known
  return transaction(db, async (sql) => {
    await advisoryLock(db.engine, sql, `secret:${name}`)
    const before = await loadVersions(sql, name)
    if (isWhole(before)) return before
    const created_at = now.getTime()
    const starts_at = before.length > 0 ? created_at + UPGRADE_MS : created_at
    const value = randomBytes(32).toString('base64url')
    await sql.insertInto('secrets').values({ name, value, created_at, starts_at }).execute()
    return loadVersions(sql, name)
  })
}

const isWhole = (versions: readonly SecretVersion[]) => versions.some(({ endsAt }) => endsAt === null)
