import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** What cooks mark, what is thrown away, and what is printed: none of it is written when an order is placed. */
export const kitchen: Migration = {
  name: '011-kitchen',
  statements(engine) {
    const t = columnTypes(engine)
    const order = `${t.big} not null references orders (id) on delete cascade`
    return [
      `create table kitchen_tickets (
        order_id ${t.big} primary key references orders (id) on delete cascade,
        kitchen ${t.big} not null,
        front_at ${t.big},
        cooked_at ${t.big}
      ) ${t.end}`,
      'create index kitchen_tickets_cooked on kitchen_tickets (kitchen, cooked_at) where cooked_at is not null',
      `create table kitchen_items (
        order_id ${order},
        item text not null,
        product_id ${t.big} not null,
        state text not null,
        held ${t.int} not null default 0,
        marked_at ${t.big} not null,
        staff_id ${t.big},
        primary key (order_id, item)
      ) ${t.end}`,
      `create table kitchen_marks (
        id text not null,
        kitchen ${t.big} not null,
        order_id ${t.big},
        item text not null,
        kind text not null,
        at ${t.big} not null,
        received_at ${t.big} not null,
        staff_id ${t.big},
        outcome text not null,
        primary key (kitchen, id)
      ) ${t.end}`,
      'create index kitchen_marks_age on kitchen_marks (received_at)',
      `create table waste (
        id text not null,
        kitchen ${t.big} not null,
        order_id ${order},
        item text not null,
        product_id ${t.big} not null,
        variation_id ${t.big} not null default 0,
        name text not null,
        count ${t.int} not null check (count > 0),
        reason text not null,
        text text not null default '',
        worth ${t.big} not null,
        staff_id ${t.big},
        at ${t.big} not null,
        done_at ${t.big},
        primary key (kitchen, id)
      ) ${t.end}`,
      'create index waste_at on waste (kitchen, at)',
      'create index waste_order on waste (order_id)',
      'create index waste_under_way on waste (kitchen) where done_at is null',
      `create table print_jobs (
        id text primary key,
        kitchen ${t.big} not null,
        order_id ${order},
        kind text not null,
        printer text not null default '',
        copy ${t.int} not null default 0,
        state text not null,
        fault text,
        claimed_by text not null default '',
        claimed_until ${t.big} not null default 0,
        attempts ${t.int} not null default 0,
        unique_key text unique,
        staff_id ${t.big},
        created_at ${t.big} not null,
        printed_at ${t.big}
      ) ${t.end}`,
      'create index print_jobs_kitchen on print_jobs (kitchen, created_at)',
      'create index print_jobs_order on print_jobs (order_id)',
      `create index print_jobs_open on print_jobs (kitchen) where state <> 'printed'`,
      `create table print_stations (
        kitchen ${t.big} primary key,
        holder text not null,
        label text not null default '',
        since ${t.big} not null,
        seen_at ${t.big} not null
      ) ${t.end}`,
      `create table printer_states (
        printer text not null,
        kitchen ${t.big} not null,
        since ${t.big} not null,
        seen_at ${t.big} not null,
        fault text,
        primary key (kitchen, printer)
      ) ${t.end}`,
    ]
  },
}
