import { type ColumnTypes, columnTypes, type Engine } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/**
 * A session says from which device and network it was last used, so that its owner can end it. A secret has a beginning
 * and an end, so that the one before it is accepted for a while.
 */
export const sessionsAndSecrets: Migration = {
  name: '006-sessions-and-secrets',
  statements: (engine) => {
    const t: ColumnTypes = columnTypes(engine)
    return [
      "alter table sessions add column device text not null default ''",
      "alter table sessions add column address text not null default ''",
      'create index sessions_public on sessions (substr(token_hash, 1, 32))',
      `alter table secrets add column starts_at ${t.big} not null default 0`,
      `alter table secrets add column ends_at ${t.big}`,
      // The cookies of today are sealed with the integrators' secret: for as long as one lives they still open.
      `insert into secrets (name, value, created_at, starts_at, ends_at)
        select 'session@0', value, created_at, 0, ${now[engine]} + 2592000000
        from secrets where name = 'consumer_secret'`,
    ]
  },
}

const now: Record<Engine, string> = {
  sqlite: "cast(strftime('%s', 'now') as integer) * 1000",
  postgres: '(extract(epoch from now()) * 1000)::bigint',
}
