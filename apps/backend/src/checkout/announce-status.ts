import type { OrderStatus } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import type { OrderRow } from './order-record.ts'

type Announced = Pick<OrderRow, 'public_id' | 'number' | 'customer_id' | 'status' | 'language'>

/** Tells everybody concerned what became of the order, in its own transaction. */
export async function announceStatus(engine: Engine, sql: Sql, order: Announced, now: Date): Promise<void> {
  const { public_id, number, customer_id, status } = order
  if (customer_id === null) return
  await notify(engine, sql, now, {
    customerId: customer_id,
    kind: status as OrderStatus,
    params: { number },
    orderId: public_id,
  })
}
