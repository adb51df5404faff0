import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** The people of the restaurant, where they are signed in, and the journal of what they do. */
export const staff: Migration = {
  name: '008-staff',
  statements(engine) {
    const t = columnTypes(engine)
    return [
      `create table staff (
        id ${t.serial},
        name text not null,
        role text not null,
        kitchens text not null default '[]',
        created_at ${t.big} not null,
        ended_at ${t.big}
      ) ${t.end}`,
      `create table staff_sessions (
        token_hash text primary key,
        staff_id ${t.big} not null references staff (id),
        created_at ${t.big} not null,
        seen_at ${t.big} not null,
        expires_at ${t.big} not null,
        ends_at ${t.big} not null,
        proven_at ${t.big} not null,
        device text not null default '',
        address text not null default ''
      ) ${t.end}`,
      'create index staff_sessions_staff on staff_sessions (staff_id)',
      'create index staff_sessions_public on staff_sessions (substr(token_hash, 1, 32))',
      `create table journal (
        id ${t.serial},
        at ${t.big} not null,
        actor text not null,
        staff_id ${t.big},
        session text not null default '',
        address text not null default '',
        deed text not null,
        kitchen ${t.big},
        subject text not null,
        subject_id text not null,
        before text,
        after text
      ) ${t.end}`,
      'create index journal_at on journal (at)',
      'create index journal_subject on journal (subject, subject_id)',
    ]
  },
}
