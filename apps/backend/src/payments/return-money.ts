import type { Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { randomSecret } from '../secrets/random-secret.ts'

/** The job that gives money back. */
export const REFUND = 'refund'

export interface RefundJob {
  readonly paymentId: string
  /** Absent in jobs of before refunds were rows: then it is the whole payment. */
  readonly refundId?: string
}

/** Of an order that is no more: all that was paid, nothing, or so much of it. */
export type MoneyBack = 'all' | 'none' | Money

/** Who gives it back, and why; nobody in person where the shop does. */
export interface RefundReason {
  readonly staffId: number | null
  readonly reason: string
  readonly lines?: readonly { readonly position: number; readonly count: number }[]
}

export const BY_THE_SHOP: RefundReason = { staffId: null, reason: '' }

/** An order that is no more: what was paid goes back, what was not paid is not waited for. Answers whether any does. */
export async function returnMoney(
  sql: Sql,
  orderId: number,
  back: MoneyBack,
  why: RefundReason,
  now: Date,
): Promise<boolean> {
  await sql
    .updateTable('payments')
    .set({ status: 'cancelled', updated_at: now.getTime() })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['new', 'waiting', 'declined'])
    .execute()
  if (back === 'none') return false
  const paid = await sql
    .selectFrom('payments')
    .select(['id', 'amount', 'purpose'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .execute()
  let isAny = false
  for (const { id, amount, purpose } of paid) {
    // A part is of the order's own money: what was thanked with stays with whom it was meant for.
    if (back !== 'all' && purpose !== 'order') continue
    const left = amount - (await givenBack(sql, id))
    const due = back === 'all' ? left : Math.min(back, left)
    if (due <= 0) continue
    if (back === 'all') await markDue(sql, id, now)
    await requestRefund(sql, { orderId, paymentId: id, amount: due }, why, now)
    isAny = true
  }
  return isAny
}

export async function markDue(sql: Sql, paymentId: string, now: Date): Promise<void> {
  await sql
    .updateTable('payments')
    .set({ status: 'refund_due', updated_at: now.getTime() })
    .where('id', '=', paymentId)
    .execute()
}

/** What of the payment has gone back, or is about to. */
export async function givenBack(sql: Sql, paymentId: string): Promise<Money> {
  const { sum } = await sql
    .selectFrom('refunds')
    .select((e) => e.fn.sum<number>('amount').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

interface Due {
  readonly orderId: number
  readonly paymentId: string
  readonly amount: Money
}

/** Writes the refund down with the job that carries it out; answers its id. */
export async function requestRefund(
  sql: Sql,
  { orderId, paymentId, amount }: Due,
  { staffId, reason, lines = [] }: RefundReason,
  now: Date,
): Promise<string> {
  const refundId = randomSecret()
  await sql
    .insertInto('refunds')
    .values({
      id: refundId,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      way: 'payment',
      lines: JSON.stringify(lines),
      reason,
      staff_id: staffId,
      status: 'due',
      created_at: now.getTime(),
    })
    .execute()
  const payload: RefundJob = { paymentId, refundId }
  await enqueue(sql, now, [{ kind: REFUND, payload, uniqueKey: `${REFUND}:${refundId}` }])
  return refundId
}
