import type { Engine } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/**
 * Every index is paid for by every order. A day's keys are few enough to be looked through, the integrators' list of
 * orders goes by status, and what happened to an order is kept under the order itself.
 */
export const orderInFewerWrites: Migration = {
  name: '004-order-in-fewer-writes',
  statements: (engine) => [
    'drop index idempotency_keys_age',
    'drop index orders_created',
    ...historyUnderItsOrder[engine],
  ],
}

const historyUnderItsOrder: Record<Engine, string[]> = {
  // One tree instead of a table, its index and a counter.
  sqlite: [
    `create table history_under_its_order (
      id integer not null,
      order_id integer not null references orders (id) on delete cascade,
      status text not null,
      actor text not null,
      at integer not null,
      primary key (order_id, id)
    ) strict, without rowid`,
    `insert into history_under_its_order (id, order_id, status, actor, at)
      select id, order_id, status, actor, at from order_history`,
    'drop table order_history',
    'alter table history_under_its_order rename to order_history',
  ],
  // The identity stays: a host of the version before, still running beside this one, does not say the number.
  postgres: [
    'alter table order_history drop constraint order_history_pkey',
    'alter table order_history add primary key (order_id, id)',
    'drop index order_history_order',
  ],
}
