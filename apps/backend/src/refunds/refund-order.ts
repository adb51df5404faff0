import type { Money } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { type RefundReason, requestRefund } from '../payments/return-money.ts'
import { randomSecret } from '../secrets/random-secret.ts'
import { refundableOf } from './refundable.ts'
import { takeBackBonuses } from './take-back-bonuses.ts'

export interface RefundWish {
  readonly orderId: number
  readonly amount: Money
  readonly way: 'payment' | 'cash'
  readonly why: RefundReason
}

/**
 * Gives money back, in the caller's transaction; its id, or null when so much is not left. What was paid through the
 * site may go back in cash as well: both count against the same payment.
 */
export async function refundWithin(
  engine: Engine,
  sql: Sql,
  { orderId, amount, way, why }: RefundWish,
  now: Date,
): Promise<string | null> {
  const order = await lockOrder(engine, sql, orderId)
  if (!order) return null
  const { paymentId, payment, cash } = await refundableOf(sql, order)
  const isByPayment = way === 'payment' && paymentId !== null
  if (amount <= 0 || amount > (paymentId === null ? cash : payment)) return null
  if (way === 'payment' && !isByPayment) return null
  const id =
    isByPayment && paymentId !== null
      ? await requestRefund(sql, { orderId, paymentId, amount }, why, now)
      : await giveCash(sql, { orderId, paymentId, amount }, why, now)
  await takeBackBonuses(engine, sql, order, { refundId: id }, now)
  return id
}

interface Cash {
  readonly orderId: number
  readonly paymentId: string | null
  readonly amount: Money
}

async function giveCash(
  sql: Sql,
  { orderId, paymentId, amount }: Cash,
  { staffId, reason, lines = [] }: RefundReason,
  now: Date,
): Promise<string> {
  const id = randomSecret()
  await sql
    .insertInto('refunds')
    .values({
      id,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      way: 'cash',
      lines: JSON.stringify(lines),
      reason,
      staff_id: staffId,
      status: 'done',
      created_at: now.getTime(),
      done_at: now.getTime(),
    })
    .execute()
  return id
}
