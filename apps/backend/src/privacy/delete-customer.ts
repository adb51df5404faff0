import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { forgetOrder } from '../orders/forget-order.ts'
import { forgetPhone } from './forget-phone.ts'
import { forgetRequests } from './forget-requests.ts'

/**
 * Forgets the customer. Sessions, addresses, tastes, notifications, browsers, coupons, spins and referral links go
 * with the row; orders stay in the books without the person, those he placed
 * under his phone before he logged in as well.
 */
export function deleteCustomer(db: Database, customerId: number): Promise<void> {
  return transaction(db, async (sql) => {
    const customer = await sql
      .selectFrom('customers')
      .select('phone')
      .where('id', '=', customerId)
      // An order or a bonus that comes at the same moment waits, and then finds nobody.
      .$if(db.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!customer) return
    const orders = await sql
      .selectFrom('orders')
      .select(['id', 'body', 'status'])
      .where('customer_id', '=', customerId)
      .execute()
    for (const order of orders) await forgetOrder(sql, order)
    await forgetPhone(sql, customer.phone)
    const owner = `customer:${customerId}`
    await sql.deleteFrom('idempotency_keys').where('owner', '=', owner).execute()
    await sql.deleteFrom('coupon_counters').where('owner', '=', owner).execute()
    await forgetRequests(sql, customerId)
    await sql.deleteFrom('bonus_entries').where('customer_id', '=', customerId).execute()
    await sql.deleteFrom('customers').where('id', '=', customerId).execute()
  })
}
