import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** How people of the restaurant sign in, the tablets they share, and named keys for machines. */
export const staffMore: Migration = {
  name: '013-staff-more',
  statements(engine) {
    const t = columnTypes(engine)
    return [
      // A demo person is looked around as; a device is a tablet that stays signed in by itself.
      "alter table staff add column kind text not null default 'person'",
      `alter table staff_sessions add column acting_id ${t.big}`,
      `alter table staff_sessions add column acting_until ${t.big} not null default 0`,
      `create table staff_logins (
        staff_id ${t.big} primary key references staff (id),
        email text unique,
        phone text unique,
        password_hash text,
        pin_hash text,
        totp_secret text,
        totp_waiting text,
        totp_step ${t.big} not null default 0
      ) ${t.end}`,
      `create table staff_recovery_codes (
        code_hash text primary key,
        staff_id ${t.big} not null references staff (id)
      ) ${t.end}`,
      'create index staff_recovery_codes_staff on staff_recovery_codes (staff_id)',
      `create table staff_passkeys (
        id text primary key,
        staff_id ${t.big} not null references staff (id),
        public_key text not null,
        counter ${t.big} not null,
        transports text not null default '[]',
        name text not null,
        created_at ${t.big} not null,
        used_at ${t.big}
      ) ${t.end}`,
      'create index staff_passkeys_staff on staff_passkeys (staff_id)',
      `create table staff_challenges (
        challenge text primary key,
        purpose text not null,
        staff_id ${t.big},
        expires_at ${t.big} not null
      ) ${t.end}`,
      `create table staff_links (
        id ${t.serial},
        token_hash text not null unique,
        kind text not null,
        name text not null default '',
        role text not null,
        kitchens text not null default '[]',
        staff_id ${t.big},
        made_by ${t.big},
        created_at ${t.big} not null,
        expires_at ${t.big} not null,
        ended_at ${t.big}
      ) ${t.end}`,
      `create table staff_devices (
        staff_id ${t.big} primary key references staff (id),
        kind text not null,
        kitchen ${t.big} not null,
        paired_by ${t.big}
      ) ${t.end}`,
      `create table staff_device_codes (
        code_hash text primary key,
        name text not null,
        kind text not null,
        kitchen ${t.big} not null,
        made_by ${t.big},
        expires_at ${t.big} not null
      ) ${t.end}`,
      `create table machine_keys (
        id ${t.serial},
        name text not null,
        scopes text not null,
        created_at ${t.big} not null,
        used_at ${t.big},
        ended_at ${t.big}
      ) ${t.end}`,
      // A request signed by OAuth is checked with the secret itself: its hash would not do.
      `create table machine_key_pairs (
        consumer_key text primary key,
        consumer_secret text not null,
        key_id ${t.big} not null references machine_keys (id),
        created_at ${t.big} not null,
        ends_at ${t.big}
      ) ${t.end}`,
      'create index machine_key_pairs_key on machine_key_pairs (key_id)',
    ]
  },
}
