import type { Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { givenBack } from '../payments/return-money.ts'

export interface Refundable {
  /** The order's own payment through the site; null when it was not paid there. */
  readonly paymentId: string | null
  /** What may still go back the way it came, and in cash. */
  readonly payment: Money
  readonly cash: Money
}

type Paid = Pick<OrderRow, 'id' | 'total' | 'tips_total' | 'payment_status'>

/** What was paid for the order and not given back yet. Tips are no part of it: they go back with a whole cancellation only. */
export async function refundableOf(sql: Sql, order: Paid): Promise<Refundable> {
  const payments = await sql
    .selectFrom('payments')
    .select(['id', 'purpose', 'amount', 'status'])
    .where('order_id', '=', order.id)
    .where('status', 'in', ['paid', 'refund_due', 'refunded'])
    .execute()
  const own = payments.find(({ purpose }) => purpose === 'order')
  const thanked = payments.reduce((sum, { purpose, amount }) => (purpose === 'tips' ? sum + amount : sum), 0)
  const tips = order.tips_total - thanked
  if (own) {
    const left = own.status === 'paid' ? own.amount - tips - (await givenBack(sql, own.id)) : 0
    return { paymentId: own.id, payment: Math.max(0, left), cash: 0 }
  }
  if (order.payment_status !== 'paid') return { paymentId: null, payment: 0, cash: 0 }
  const { sum } = await sql
    .selectFrom('refunds')
    .select((e) => e.fn.sum<number>('amount').as('sum'))
    .where('order_id', '=', order.id)
    .where('way', '=', 'cash')
    .executeTakeFirstOrThrow()
  const cash = order.total - order.tips_total - Number(sum ?? 0)
  return { paymentId: null, payment: 0, cash: Math.max(0, cash) }
}

/** What has gone back of the order already, or is about to, whichever way. */
export async function refundedOf(sql: Sql, orderId: number): Promise<Money> {
  const { sum } = await sql
    .selectFrom('refunds')
    .select((e) => e.fn.sum<number>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
