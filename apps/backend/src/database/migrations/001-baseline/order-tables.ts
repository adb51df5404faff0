import type { ColumnTypes } from '../../column-types.ts'

export const orderTables = (t: ColumnTypes): string[] => [
  `create table orders (
    id ${t.serial},
    public_id text not null unique,
    number text not null unique,
    key text not null,
    customer_id ${t.big} references customers (id) on delete set null,
    status text not null,
    delivery_type text not null,
    warehouse_id ${t.big} not null,
    customer_name text not null,
    phone text not null,
    take_date text not null,
    take_time text not null,
    payment_method text not null,
    payment_status text not null,
    lines_total ${t.big} not null check (lines_total >= 0),
    discount_total ${t.big} not null check (discount_total >= 0),
    bonus_total ${t.big} not null check (bonus_total >= 0),
    delivery_total ${t.big} not null check (delivery_total >= 0),
    express_total ${t.big} not null check (express_total >= 0),
    tips_total ${t.big} not null check (tips_total >= 0),
    total ${t.big} not null check (total >= 0),
    body text not null,
    language text not null default '',
    created_at ${t.big} not null,
    updated_at ${t.big} not null,
    expires_at ${t.big},
    handed_at ${t.big},
    cancelled_at ${t.big}
  ) ${t.end}`,
  'create index orders_customer on orders (customer_id, created_at)',
  'create index orders_status on orders (status, created_at)',
  'create index orders_created on orders (created_at)',
  'create index orders_phone on orders (phone)',
  `create index orders_unpaid on orders (expires_at) where status = 'pending'`,

  `create table order_lines (
    order_id ${t.big} not null references orders (id) on delete cascade,
    position ${t.int} not null,
    product_id ${t.big} not null,
    variation_id ${t.big} not null default 0,
    name text not null,
    count ${t.int} not null check (count > 0),
    supplements text not null default '[]',
    unit_price ${t.big} not null,
    subtotal ${t.big} not null,
    discount ${t.big} not null,
    total ${t.big} not null,
    gift ${t.int} not null default 0,
    counted ${t.int} not null default 0,
    primary key (order_id, position)
  ) ${t.end}`,

  `create table order_history (
    id ${t.serial},
    order_id ${t.big} not null references orders (id) on delete cascade,
    status text not null,
    actor text not null,
    at ${t.big} not null
  ) ${t.end}`,
  'create index order_history_order on order_history (order_id)',

  `create table idempotency_keys (
    scope text not null,
    owner text not null,
    key text not null,
    fingerprint text not null,
    order_id ${t.big},
    answer text not null,
    created_at ${t.big} not null,
    primary key (scope, owner, key)
  ) ${t.end}`,
  'create index idempotency_keys_age on idempotency_keys (created_at)',

  `create table payments (
    id text primary key,
    order_id ${t.big} not null references orders (id) on delete cascade,
    purpose text not null,
    provider text not null,
    reference text,
    amount ${t.big} not null check (amount >= 0),
    status text not null,
    url text not null default '',
    created_at ${t.big} not null,
    updated_at ${t.big} not null,
    expires_at ${t.big},
    unique (provider, reference)
  ) ${t.end}`,
  'create index payments_order on payments (order_id)',

  `create table payment_events (
    provider text not null,
    event_id text not null,
    received_at ${t.big} not null,
    primary key (provider, event_id)
  ) ${t.end}`,

  `create table ratings (
    order_id ${t.big} primary key references orders (id) on delete cascade,
    stars ${t.int} not null check (stars between 1 and 5),
    tags text not null default '[]',
    comment text not null default '',
    created_at ${t.big} not null
  ) ${t.end}`,

  `create table table_bookings (
    id ${t.serial},
    order_id ${t.big} not null references orders (id) on delete cascade,
    warehouse_id ${t.big} not null,
    table_id ${t.big} not null,
    people ${t.int} not null check (people > 0),
    starts_at ${t.big} not null,
    ends_at ${t.big} not null,
    released_at ${t.big}
  ) ${t.end}`,
  'create index table_bookings_time on table_bookings (warehouse_id, starts_at)',
  'create index table_bookings_order on table_bookings (order_id)',

  `create table order_requests (
    id ${t.serial},
    customer_id ${t.big} references customers (id) on delete set null,
    name text not null,
    phone text not null,
    comment text not null,
    lines text not null,
    created_at ${t.big} not null
  ) ${t.end}`,
]
