import { columnTypes, type Engine } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** How orders were paid when they were handed over, drawers, closes of the day; and tables as the evening goes. */
export const counter: Migration = {
  name: '012-counter',
  statements(engine) {
    const t = columnTypes(engine)
    return [
      `create table counter_turns (
        kitchen ${t.big} primary key,
        at ${t.big} not null
      ) ${t.end}`,
      `create table drawers (
        id ${t.serial},
        kitchen ${t.big} not null,
        opened_at ${t.big} not null,
        opened_by ${t.big} not null references staff (id),
        float_amount ${t.big} not null check (float_amount >= 0),
        closed_at ${t.big},
        closed_by ${t.big} references staff (id),
        counted ${t.big},
        expected ${t.big},
        reason text not null default ''
      ) ${t.end}`,
      // Two people who open it at once: the second is told that it is open.
      'create unique index drawers_open on drawers (kitchen) where closed_at is null',
      'create index drawers_closed on drawers (kitchen, closed_at)',
      `create table drawer_entries (
        id ${t.serial},
        drawer_id ${t.big} not null references drawers (id),
        kitchen ${t.big} not null,
        kind text not null check (kind in ('in', 'out')),
        amount ${t.big} not null check (amount > 0),
        reason text not null default '',
        courier ${t.big} references staff (id),
        staff_id ${t.big} not null references staff (id),
        at ${t.big} not null
      ) ${t.end}`,
      'create index drawer_entries_drawer on drawer_entries (drawer_id)',
      'create index drawer_entries_courier on drawer_entries (kitchen, at) where courier is not null',
      `create table order_receipts (
        order_id ${t.big} primary key references orders (id) on delete cascade,
        kitchen ${t.big} not null,
        drawer_id ${t.big} references drawers (id),
        cash ${t.big} not null default 0,
        card ${t.big} not null default 0,
        change ${t.big} not null default 0,
        online ${t.big} not null default 0,
        staff_id ${t.big} not null references staff (id),
        courier ${t.big} references staff (id),
        at ${t.big} not null
      ) ${t.end}`,
      'create index order_receipts_day on order_receipts (kitchen, at)',
      'create index order_receipts_drawer on order_receipts (drawer_id)',
      `create table day_closes (
        kitchen ${t.big} not null,
        day text not null,
        figures text not null,
        reason text not null default '',
        staff_id ${t.big} not null references staff (id),
        at ${t.big} not null,
        primary key (kitchen, day)
      ) ${t.end}`,
      // A day's refunds are looked for by their instant.
      'create index refunds_created on refunds (created_at)',
      ...walkInsAmongBookings[engine],
      `create table tables_worked (
        kitchen ${t.big} primary key,
        since ${t.big} not null
      ) ${t.end}`,
      'create index table_bookings_awaited on table_bookings (starts_at) where released_at is null and arrived_at is null',
    ]
  },
}

const columns = ['arrived_at', 'expected_at', 'missed_at']

/** Whoever walks in has a table like anybody else, and no order. */
const walkInsAmongBookings: Record<Engine, string[]> = {
  sqlite: [
    `create table stays (
      id integer primary key autoincrement,
      order_id integer references orders (id) on delete cascade,
      warehouse_id integer not null,
      table_id integer not null,
      people integer not null check (people > 0),
      starts_at integer not null,
      ends_at integer not null,
      released_at integer,
      arrived_at integer,
      expected_at integer,
      missed_at integer
    ) strict`,
    `insert into stays (id, order_id, warehouse_id, table_id, people, starts_at, ends_at, released_at)
      select id, order_id, warehouse_id, table_id, people, starts_at, ends_at, released_at from table_bookings`,
    'drop table table_bookings',
    'alter table stays rename to table_bookings',
    'create index table_bookings_time on table_bookings (warehouse_id, starts_at)',
    'create index table_bookings_order on table_bookings (order_id)',
  ],
  postgres: [
    'alter table table_bookings alter column order_id drop not null',
    ...columns.map((column) => `alter table table_bookings add column ${column} bigint`),
  ],
}
