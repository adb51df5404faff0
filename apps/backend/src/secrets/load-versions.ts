import type { Sql } from '../database/database.ts'
import type { SecretVersion } from './secret-version.ts'

/** What the secret is now and what it was before, as far as that is still kept; empty before it was ever made. */
export async function loadVersions(sql: Sql, name: string): Promise<SecretVersion[]> {
  const rows = await sql
    .selectFrom('secrets')
    .select(['value', 'starts_at', 'ends_at'])
    .where((e) => e.or([e('name', '=', name), e('name', 'like', `${name}@%`)]))
    .orderBy('starts_at', 'desc')
    .execute()
  return rows.map(({ value, starts_at, ends_at }) => ({ value, startsAt: starts_at, endsAt: ends_at }))
}
