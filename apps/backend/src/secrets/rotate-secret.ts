import { randomBytes } from 'node:crypto'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Database, Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { ensureVersions } from './ensure-versions.ts'
import { ensureKeys, type Keys, newKeys } from './integrator-keys.ts'

/** Hosts look for new secrets every few seconds: what is sealed with one that a host does not know yet would be lost. */
const KNOWN_EVERYWHERE_MS = 10_000

/** With less time for it, whoever logs in before the new key seals would soon be out again. */
const LONG_ENOUGH_MS = 60_000

export interface Rotation {
  readonly now: Date
  /** So long what is replaced is accepted beside the new. */
  readonly overlapMs: number
}

/** Nobody brings a nonce back, and a key that others may know must not seal a moment longer. */
export function beginningOf(name: 'session' | 'nonce', { now, overlapMs }: Rotation): number {
  const waits = name === 'session' && overlapMs >= LONG_ENOUGH_MS
  return now.getTime() + (waits ? KNOWN_EVERYWHERE_MS : 0)
}

/** A new key for cookies, or for the nonces of pages. */
export async function rotateSecret(
  db: Database,
  name: 'session' | 'nonce',
  rotation: Rotation,
): Promise<void> {
  await ensureVersions(db, name, rotation.now)
  const startsAt = beginningOf(name, rotation)
  await transaction(db, async (sql) => {
    await advisoryLock(db.engine, sql, `secret:${name}`)
    await replace(sql, name, randomBytes(32).toString('base64url'), startsAt, rotation)
  })
}

/** New keys for the integrators; both pairs open until the overlap is over. `beside` is written with them, or not at all. */
export async function rotateKeys(
  db: Database,
  rotation: Rotation,
  beside: (sql: Sql) => Promise<void> = async () => undefined,
): Promise<Keys> {
  await ensureKeys(db, () => rotation.now)
  const keys = newKeys()
  const startsAt = rotation.now.getTime()
  await transaction(db, async (sql) => {
    await advisoryLock(db.engine, sql, 'secret:keys')
    await replace(sql, 'consumer_key', keys.consumerKey, startsAt, rotation)
    await replace(sql, 'consumer_secret', keys.consumerSecret, startsAt, rotation)
    await beside(sql)
  })
  return keys
}

async function replace(
  sql: Sql,
  name: string,
  value: string,
  startsAt: number,
  { now, overlapMs }: Rotation,
): Promise<void> {
  const at = now.getTime()
  const {
    value: former,
    created_at,
    starts_at,
  } = await sql
    .selectFrom('secrets')
    .select(['value', 'created_at', 'starts_at'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await sql.deleteFrom('secrets').where('name', 'like', `${name}@%`).where('ends_at', '<=', at).execute()
  if (overlapMs > 0) {
    const kept = { value: former, created_at, starts_at, ends_at: at + overlapMs }
    await sql
      .insertInto('secrets')
      .values({ name: `${name}@${await freeNumber(sql, name)}`, ...kept })
      .execute()
  }
  // Who rotates without an overlap has reason to: what was replaced before is not accepted any longer either.
  else await sql.deleteFrom('secrets').where('name', 'like', `${name}@%`).execute()
  await sql
    .updateTable('secrets')
    .set({ value, created_at: at, starts_at: startsAt })
    .where('name', '=', name)
    .execute()
}

/** The same for both halves of a pair, as they are always replaced together. */
async function freeNumber(sql: Sql, name: string): Promise<number> {
  const rows = await sql.selectFrom('secrets').select('name').where('name', 'like', `${name}@%`).execute()
  return 1 + Math.max(0, ...rows.map((row) => Number(row.name.slice(name.length + 1))))
}
