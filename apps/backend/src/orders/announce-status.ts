import type { OrderStatus } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import { publishEvent } from '../realtime/publish-event.ts'
import { orderChannel } from './order-channel.ts'
import type { OrderRow } from './order-record.ts'

type Announced = Pick<
  OrderRow,
  'public_id' | 'number' | 'customer_id' | 'status' | 'language' | 'delivery_type'
>

/** Tells whoever looks at the order's page and its customer what became of it, in its own transaction. */
export async function announceStatus(
  engine: Engine,
  sql: Sql,
  order: Announced,
  now: Date,
  words = '',
): Promise<void> {
  await announceToPage(engine, sql, order, now)
  if (words === '') return announcePlaced(engine, sql, order, now)
  const { customer_id, number, public_id } = order
  if (customer_id === null) return
  await notify(engine, sql, now, {
    customerId: customer_id,
    kind: 'cancelledBecause',
    params: { number, reason: words },
    orderId: public_id,
  })
}

/** The order's page asks anew, whatever of it has changed. */
export async function announceToPage(engine: Engine, sql: Sql, order: Announced, now: Date): Promise<void> {
  const { public_id, number, status } = order
  await publishEvent(engine, sql, now, {
    channel: orderChannel(public_id),
    event: 'status',
    data: { id: public_id, number, status, at: now.toISOString() },
  })
}

/** A new order has a customer, perhaps, but no page that anybody could be looking at. */
export async function announcePlaced(engine: Engine, sql: Sql, order: Announced, now: Date): Promise<void> {
  const { public_id, number, customer_id, status, delivery_type } = order
  if (customer_id === null) return
  await notify(engine, sql, now, {
    customerId: customer_id,
    kind: status as OrderStatus,
    params: { number },
    orderId: public_id,
    isBooking: delivery_type === 'lounge',
  })
}
