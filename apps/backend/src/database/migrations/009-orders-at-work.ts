import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** Taking orders, deeds that are held back, notes, refunds, requests: none of it is written when an order is placed. */
export const ordersAtWork: Migration = {
  name: '009-orders-at-work',
  statements(engine) {
    const t = columnTypes(engine)
    const order = `${t.big} not null references orders (id) on delete cascade`
    return [
      `create table order_work (
        order_id ${t.big} primary key references orders (id) on delete cascade,
        kitchen ${t.big} not null,
        accepted_at ${t.big},
        accepted_how text not null default '',
        accepted_by ${t.big},
        accepted_minutes ${t.int},
        kitchen_ready_at ${t.big},
        day text not null default '',
        day_number ${t.int},
        starts_at ${t.big},
        entered_at ${t.big},
        alerted_at ${t.big},
        finished_at ${t.big},
        cancel_reason text not null default '',
        spoilt ${t.int} not null default 0
      ) ${t.end}`,
      'create index order_work_finished on order_work (kitchen, finished_at) where finished_at is not null',
      `create index order_work_starts on order_work (starts_at)
        where starts_at is not null and entered_at is null and finished_at is null`,
      'create unique index order_work_day on order_work (kitchen, day, day_number) where day_number is not null',
      `create table day_numbers (
        kitchen ${t.big} not null,
        day text not null,
        last ${t.int} not null,
        primary key (kitchen, day)
      ) ${t.end}`,
      `create table kitchen_watch (
        kitchen ${t.big} not null,
        way text not null,
        working_since ${t.big},
        missed ${t.int} not null default 0,
        primary key (kitchen, way)
      ) ${t.end}`,
      `create table held_deeds (
        id text primary key,
        order_id ${order},
        kitchen ${t.big} not null,
        kind text not null,
        payload text not null,
        staff_id ${t.big} not null references staff (id),
        created_at ${t.big} not null,
        due_at ${t.big} not null,
        state text not null
      ) ${t.end}`,
      // Two people who refuse and hand over the same order at once: the second is told of the first.
      `create unique index held_deeds_waiting on held_deeds (order_id) where state = 'waiting'`,
      'create index held_deeds_age on held_deeds (created_at)',
      `create table order_notes (
        id ${t.serial},
        order_id ${order},
        kind text not null,
        staff_id ${t.big} not null references staff (id),
        text text not null,
        at ${t.big} not null
      ) ${t.end}`,
      'create index order_notes_order on order_notes (order_id)',
      `create table refunds (
        id text primary key,
        order_id ${order},
        payment_id text references payments (id) on delete cascade,
        amount ${t.big} not null check (amount > 0),
        way text not null,
        lines text not null default '[]',
        reason text not null default '',
        staff_id ${t.big} references staff (id),
        status text not null,
        created_at ${t.big} not null,
        done_at ${t.big}
      ) ${t.end}`,
      'create index refunds_order on refunds (order_id)',
      `create table request_work (
        kind text not null,
        request_id ${t.big} not null,
        taken_at ${t.big},
        taken_by ${t.big},
        done_at ${t.big},
        done_by ${t.big},
        primary key (kind, request_id)
      ) ${t.end}`,
    ]
  },
}
