import type { Order } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { counterOwner } from './coupon-ledger.ts'
import { forgetOrder } from './forget-order.ts'
import { loadOrder } from './load-order.ts'
import { viewOrder } from './view-order.ts'

interface Person {
  readonly customerId: number
  readonly phone: string
}

/** All orders of a customer, newest first, also those that came under the phone without an account: it is proven to be his. */
export async function ordersOf(sql: Sql, person: Person, now: Date): Promise<Order[]> {
  const orders = []
  for (const row of await rowsOf(sql, person)) {
    const order = viewOrder(await loadOrder(sql, row), true, now)
    // The key of a visitor's order stays with the device that placed it.
    orders.push(row.customer_id === null ? { ...order, key: null } : order)
  }
  return orders
}

/** Takes the person out of them all, and out of what counts his coupons and tries. */
export async function forgetOrdersOf(sql: Sql, person: Person): Promise<void> {
  for (const order of await rowsOf(sql, person)) {
    const forgotten = await forgetOrder(sql, order)
    // While it is under way a visitor's try that is sent again must still find it.
    if (order.customer_id === null && forgotten === 'at_once')
      await sql.deleteFrom('idempotency_keys').where('order_id', '=', order.id).execute()
  }
  const { customerId, phone } = person
  const owners = [counterOwner(person), counterOwner({ customerId: null, phone })]
  await sql.deleteFrom('idempotency_keys').where('owner', '=', `customer:${customerId}`).execute()
  await sql.deleteFrom('coupon_counters').where('owner', 'in', owners).execute()
}

async function rowsOf(sql: Sql, { customerId, phone }: Person) {
  const asGuest = await sql
    .selectFrom('orders')
    .select('id')
    .where('customer_id', 'is', null)
    .where('phone', '=', phone)
    // The index holds no others; under an "or" it would not be read.
    .where('phone', '<>', '')
    .execute()
  const ids = asGuest.map(({ id }) => id)
  return sql
    .selectFrom('orders')
    .selectAll()
    .where((e) => e.or([e('customer_id', '=', customerId), ...(ids.length > 0 ? [e('id', 'in', ids)] : [])]))
    .orderBy('id', 'desc')
    .execute()
}
