import type { ColumnTypes } from '../../column-types.ts'

export const messageTables = (t: ColumnTypes): string[] => [
  `create table outbox (
    id ${t.serial},
    kind text not null,
    payload text not null,
    unique_key text unique,
    attempts ${t.int} not null default 0,
    created_at ${t.big} not null,
    due_at ${t.big} not null,
    claimed_until ${t.big} not null default 0,
    done_at ${t.big},
    last_error text
  ) ${t.end}`,
  'create index outbox_due on outbox (due_at) where done_at is null',
  'create index outbox_done on outbox (done_at) where done_at is not null',

  `create table sent_messages (
    id ${t.serial},
    channel text not null,
    recipient text not null,
    text text not null,
    code text,
    at ${t.big} not null
  ) ${t.end}`,

  `create table realtime_events (
    id ${t.serial},
    channel text not null,
    event text not null,
    data text not null,
    created_at ${t.big} not null
  ) ${t.end}`,
  'create index realtime_events_age on realtime_events (created_at)',

  `create table contact_messages (
    id ${t.serial},
    name text not null,
    phone text not null,
    email text not null default '',
    message text not null,
    page text not null default '',
    created_at ${t.big} not null
  ) ${t.end}`,

  `create table delivery_wishes (
    id ${t.serial},
    phone text not null,
    lat ${t.real} not null,
    lon ${t.real} not null,
    created_at ${t.big} not null,
    notified_at ${t.big}
  ) ${t.end}`,

  `create table oauth_nonces (
    consumer_key text not null,
    nonce text not null,
    stamped_at ${t.big} not null,
    primary key (consumer_key, nonce)
  ) ${t.end}`,
  'create index oauth_nonces_age on oauth_nonces (stamped_at)',
]
