import type { ColumnTypes } from '../../column-types.ts'

export const peopleTables = (t: ColumnTypes): string[] => [
  `create table customers (
    id ${t.serial},
    phone text not null unique,
    name text not null default '',
    email text not null default '',
    birth text,
    referral_code text not null unique,
    bonus_balance ${t.big} not null default 0 check (bonus_balance >= 0),
    next_spin_at ${t.big} not null default 0,
    created_at ${t.big} not null
  ) ${t.end}`,

  `create table sessions (
    token_hash text primary key,
    customer_id ${t.big} not null references customers (id) on delete cascade,
    created_at ${t.big} not null,
    seen_at ${t.big} not null,
    expires_at ${t.big} not null
  ) ${t.end}`,
  'create index sessions_customer on sessions (customer_id)',
  'create index sessions_expiry on sessions (expires_at)',

  `create table login_codes (
    id ${t.serial},
    phone text not null,
    channel text not null,
    code_hash text not null,
    attempts_left ${t.int} not null check (attempts_left >= 0),
    created_at ${t.big} not null,
    expires_at ${t.big} not null,
    used_at ${t.big}
  ) ${t.end}`,
  'create index login_codes_phone on login_codes (phone, created_at)',

  `create table rate_limits (
    bucket text not null,
    window_at ${t.big} not null,
    hits ${t.int} not null,
    primary key (bucket, window_at)
  ) ${t.end}`,
  'create index rate_limits_window on rate_limits (window_at)',

  `create table addresses (
    id ${t.serial},
    customer_id ${t.big} not null references customers (id) on delete cascade,
    body text not null,
    created_at ${t.big} not null,
    updated_at ${t.big} not null
  ) ${t.end}`,
  'create index addresses_customer on addresses (customer_id)',

  `create table favourites (
    customer_id ${t.big} not null references customers (id) on delete cascade,
    product_id ${t.big} not null,
    position ${t.int} not null,
    primary key (customer_id, product_id)
  ) ${t.end}`,

  `create table preferences (
    customer_id ${t.big} primary key references customers (id) on delete cascade,
    vegetarian ${t.int} not null default 0,
    no_garlic ${t.int} not null default 0,
    no_onion ${t.int} not null default 0,
    no_spicy ${t.int} not null default 0
  ) ${t.end}`,

  `create table notifications (
    id ${t.serial},
    customer_id ${t.big} not null references customers (id) on delete cascade,
    kind text not null,
    title text not null,
    text text not null,
    data text not null default '{}',
    created_at ${t.big} not null,
    read_at ${t.big}
  ) ${t.end}`,
  'create index notifications_customer on notifications (customer_id, created_at)',

  `create table push_subscriptions (
    endpoint text primary key,
    customer_id ${t.big} references customers (id) on delete cascade,
    p256dh text not null,
    auth text not null,
    language text not null default '',
    created_at ${t.big} not null
  ) ${t.end}`,
  'create index push_subscriptions_customer on push_subscriptions (customer_id)',
]
