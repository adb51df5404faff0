import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { releaseBonuses } from '../loyalty/order-bonuses.ts'
import { type MoneyBack, type RefundReason, returnMoney } from '../payments/return-money.ts'
import { returnStock, type StockLeft, together, type Units } from '../stock/stock-ledger.ts'
import { returnCoupons } from './coupon-ledger.ts'
import { orderMoneyReturned } from './order-money-returned.ts'
import type { OrderRow } from './order-record.ts'

interface Giving {
  /** It is cooked and nobody will eat it: what was taken for it stays taken. */
  readonly isSpoilt: boolean
  readonly money: MoneyBack
  readonly why: RefundReason
}

/**
 * What a cancelled order held: coupon uses, the table, stock, bonuses, the friend's discount, money. Called in the
 * transaction that moved it to cancelled, which happens once. Coupons and bonuses go with the whole money only.
 * Answers what was sold out and is there again.
 */
export async function giveBack(
  engine: Engine,
  sql: Sql,
  order: OrderRow,
  { isSpoilt, money, why }: Giving,
  now: Date,
): Promise<readonly StockLeft[]> {
  if (money === 'all') await returnCoupons(sql, order, now)
  await sql
    .updateTable('table_bookings')
    .set({ released_at: now.getTime() })
    .where('order_id', '=', order.id)
    .where('released_at', 'is', null)
    .execute()
  const units = isSpoilt ? [] : await unitsOf(sql, order.id)
  const left = await returnStock(engine, sql, order.warehouse_id, units)
  if (order.customer_id !== null) {
    if (order.bonus_total > 0 && money === 'all') {
      const held = { customerId: order.customer_id, orderId: order.id, amount: order.bonus_total }
      await releaseBonuses(engine, sql, now, held)
    }
    await sql
      .updateTable('referral_links')
      .set({ order_id: null })
      .where('order_id', '=', order.id)
      .where('rewarded_at', 'is', null)
      .execute()
  }
  const isBack = await returnMoney(sql, order.id, money, why, now)
  if (isBack && money === 'all' && order.payment_status === 'paid')
    await orderMoneyReturned(sql, { orderId: order.id, state: 'due', now })
  return left.filter((one) => units.some((taken) => wasGone(one, taken)))
}

/** All that is there now is what came back. */
function wasGone(left: StockLeft, { productId, variationId, count }: Units): boolean {
  return left.product_id === productId && left.variation_id === variationId && left.quantity === count
}

async function unitsOf(sql: Sql, orderId: number) {
  const lines = await sql
    .selectFrom('order_lines')
    .select(['product_id', 'variation_id', 'count', 'counted'])
    .where('order_id', '=', orderId)
    .where('counted', '>', 0)
    .execute()
  return together(
    lines.map(({ product_id, variation_id, count, counted }) => ({
      productId: product_id,
      variationId: counted === 1 ? variation_id : 0,
      count,
    })),
  )
}
