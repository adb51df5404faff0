import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** Visitors' orders are counted, and what a phone has left in the shop is found by it. */
export const guests: Migration = {
  name: '007-guests',
  statements(engine) {
    const t = columnTypes(engine)
    return [
      `create table guest_order_counts (
        bucket text not null,
        window_at ${t.big} not null,
        orders ${t.int} not null,
        most ${t.int} not null,
        primary key (bucket, window_at)
      ) ${t.end}`,
      // By number first: an order adds to its end, where one by phone would touch another page for each. Whoever looks
      // for a phone reads through it, which is a fortieth of the orders.
      `create index orders_guest_phone on orders (id, phone) where customer_id is null and phone <> ''`,
      'create index order_requests_phone on order_requests (phone)',
      'create index contact_messages_phone on contact_messages (phone)',
      'create index delivery_wishes_phone on delivery_wishes (phone)',
      'create index sent_messages_recipient on sent_messages (recipient)',
    ]
  },
}
