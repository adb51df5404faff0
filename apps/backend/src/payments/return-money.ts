import type { Sql } from '../database/database.ts'
import { enqueue } from '../jobs/enqueue.ts'

/** The job that gives a payment back. */
export const REFUND = 'refund'

export interface RefundJob {
  readonly paymentId: string
}

/** An order that is no more: what was paid for it goes back, what was not paid is not waited for. */
export async function returnMoney(sql: Sql, orderId: number, now: Date): Promise<void> {
  const at = now.getTime()
  await sql
    .updateTable('payments')
    .set({ status: 'cancelled', updated_at: at })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['new', 'waiting', 'declined'])
    .execute()
  const paid = await sql
    .updateTable('payments')
    .set({ status: 'refund_due', updated_at: at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .returning('id')
    .execute()
  if (paid.length === 0) return
  await sql
    .updateTable('orders')
    .set({ payment_status: 'refund_due' })
    .where('id', '=', orderId)
    .where('payment_status', '=', 'paid')
    .execute()
  await requestRefund(
    sql,
    paid.map(({ id }) => id),
    now,
  )
}

export async function requestRefund(sql: Sql, paymentIds: readonly string[], now: Date): Promise<void> {
  const jobs = paymentIds.map((paymentId) => ({
    kind: REFUND,
    payload: { paymentId } satisfies RefundJob,
    uniqueKey: `${REFUND}:${paymentId}`,
  }))
  await enqueue(sql, now, jobs)
}
