import { accruedBonuses, bonusStanding } from '@samobranka/rules'
import { sql as raw } from 'kysely'
import type { Sql } from '../database/database.ts'
import { accrueBonuses } from '../loyalty/order-bonuses.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'
import type { OrderRow } from './order-record.ts'
import { totalsOf } from './view-order.ts'

/** What a handed-over order earns. Called in the transaction that handed it over, which happens once. */
export async function earn(sql: Sql, order: OrderRow, business: LocalBusiness, now: Date): Promise<void> {
  if (order.customer_id === null) return
  const spent = await spentBefore(sql, order.customer_id, order.id)
  const { level } = bonusStanding(business.operator.bonusLevels, spent)
  const amount = accruedBonuses(totalsOf({ order }), level)
  if (amount > 0) await accrueBonuses(sql, now, { customerId: order.customer_id, orderId: order.id, amount })
}

/** The money paid for lines of other orders: the level is the one held before this order. */
async function spentBefore(sql: Sql, customerId: number, orderId: number): Promise<number> {
  const { spent } = await sql
    .selectFrom('orders')
    .select((e) => e.fn.sum<number>(raw`lines_total - discount_total - bonus_total`).as('spent'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'handed')
    .where('id', '!=', orderId)
    .executeTakeFirstOrThrow()
  return Number(spent ?? 0)
}
