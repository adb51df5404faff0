import { KEY_SCOPES, type KeyScope, type MachineKey } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { type Keys, newKeys } from './integrator-keys.ts'

/** A named pair that opens now, and what for. */
export interface NamedKeys extends Keys {
  readonly keyId: number
  readonly scopes: readonly KeyScope[]
  readonly endsAt: number | null
}

/** A scope that this version does not know opens nothing. */
const scopesIn = (json: string): readonly KeyScope[] => {
  const words: unknown = JSON.parse(json)
  return KEY_SCOPES.filter((scope) => Array.isArray(words) && words.includes(scope))
}

/** Every named pair that is not over: of a key that was replaced the one before as well. */
export async function namedKeys(sql: Sql): Promise<NamedKeys[]> {
  const rows = await sql
    .selectFrom('machine_key_pairs')
    .innerJoin('machine_keys', 'machine_keys.id', 'machine_key_pairs.key_id')
    .select(['consumer_key', 'consumer_secret', 'key_id', 'ends_at', 'scopes'])
    .where('machine_keys.ended_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    consumerKey: row.consumer_key,
    consumerSecret: row.consumer_secret,
    keyId: row.key_id,
    scopes: scopesIn(row.scopes),
    endsAt: row.ends_at,
  }))
}

async function addPair(sql: Sql, keyId: number, now: Date): Promise<Keys> {
  const keys = newKeys()
  await sql
    .insertInto('machine_key_pairs')
    .values({
      consumer_key: keys.consumerKey,
      consumer_secret: keys.consumerSecret,
      key_id: keyId,
      created_at: now.getTime(),
      ends_at: null,
    })
    .execute()
  return keys
}

export async function addNamedKey(
  sql: Sql,
  name: string,
  scopes: readonly KeyScope[],
  now: Date,
): Promise<Keys & { readonly id: number }> {
  const { id } = await sql
    .insertInto('machine_keys')
    .values({
      name,
      scopes: JSON.stringify(scopes),
      created_at: now.getTime(),
      used_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...(await addPair(sql, id, now)) }
}

/** Another pair in its place; the one before opens until the overlap is over. null where there is no such key. */
export async function rotateNamedKey(
  sql: Sql,
  id: number,
  overlapMs: number,
  now: Date,
): Promise<Keys | null> {
  const known = await sql
    .updateTable('machine_keys')
    .set({ created_at: now.getTime() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!known) return null
  const at = now.getTime()
  const ofKey = sql.deleteFrom('machine_key_pairs').where('key_id', '=', id)
  // Who rotates without an overlap has reason to: what was replaced before is not accepted any longer either.
  await (overlapMs === 0 ? ofKey : ofKey.where('ends_at', '<=', at)).execute()
  await sql
    .updateTable('machine_key_pairs')
    .set({ ends_at: at + overlapMs })
    .where('key_id', '=', id)
    .where('ends_at', 'is', null)
    .execute()
  return addPair(sql, id, now)
}

export async function endNamedKey(sql: Sql, id: number, now: Date): Promise<boolean> {
  const ended = await sql
    .updateTable('machine_keys')
    .set({ ended_at: now.getTime() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await sql.deleteFrom('machine_key_pairs').where('key_id', '=', id).execute()
  return true
}

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
export const endingOf = (consumerKey: string): string => consumerKey.slice(-6)

export async function listNamedKeys(sql: Sql, now: Date): Promise<MachineKey[]> {
  const rows = await sql
    .selectFrom('machine_keys')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  const pairs = await namedKeys(sql)
  return rows.map(({ id, name, scopes, created_at, used_at }) => {
    const own = pairs.filter(({ keyId }) => keyId === id)
    const overlaps = own.map(({ endsAt }) => endsAt ?? 0).filter((at) => at > now.getTime())
    return {
      id: String(id),
      name,
      scopes: scopesIn(scopes),
      ending: endingOf(own.find(({ endsAt }) => endsAt === null)?.consumerKey ?? ''),
      createdAt: instant(created_at),
      usedAt: instant(used_at),
      overlapUntil: overlaps.length > 0 ? instant(Math.max(...overlaps)) : null,
      isFirst: false,
    }
  })
}
