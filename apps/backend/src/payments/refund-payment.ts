import type { Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { chargedCurrency } from '../publishing/charged-currency.ts'
import { type FoundPayment, findPayment } from './find-payment.ts'
import { providerNamed, SANDBOX } from './known-providers.ts'
import { type PaymentPurposes, purposeNamed } from './payment-purpose.ts'
import type { RefundJob } from './return-money.ts'

/** Runs the job of a refund; it throws while the provider cannot be reached, and is then run again. */
export async function refundPayment(
  context: Context,
  purposes: PaymentPurposes,
  { paymentId, refundId }: RefundJob,
  signal: AbortSignal,
): Promise<void> {
  const payment = await findPayment(context.db.sql, paymentId)
  const amount = payment && (await dueAmount(context.db.sql, payment, refundId))
  if (!payment || !amount) return
  if (payment.provider !== SANDBOX) {
    const provider = providerNamed(context, payment.provider)
    if (!provider || payment.reference === null)
      throw new Error(
        `Payment ${paymentId} must be given back by hand: ${payment.provider} is not configured`,
      )
    const currency = chargedCurrency(context.snapshot().in(payment.language)).code || 'RUB'
    const { reference } = payment
    await provider.refund({ reference, key: `refund-${refundId ?? paymentId}`, amount, currency }, signal)
  }
  const now = context.clock()
  await transaction(context.db, async (sql) => {
    if (refundId) await settleRefund(sql, refundId, now)
    const whole = await sql
      .updateTable('payments')
      .set({ status: 'refunded', updated_at: now.getTime() })
      .where('id', '=', paymentId)
      .where('status', '=', 'refund_due')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refunds')
              .select('id')
              .where('payment_id', '=', paymentId)
              .where('status', '=', 'due'),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst()
    if (whole)
      await purposeNamed(purposes, payment.purpose).returned(sql, {
        orderId: payment.order_id,
        state: 'done',
        now,
      })
  })
}

/** null when it has gone back already. */
async function dueAmount(sql: Sql, payment: FoundPayment, refundId?: string): Promise<Money | null> {
  if (refundId === undefined) return payment.status === 'refund_due' ? payment.amount : null
  const refund = await sql
    .selectFrom('refunds')
    .select('amount')
    .where('id', '=', refundId)
    .where('status', '=', 'due')
    .executeTakeFirst()
  return refund?.amount ?? null
}

async function settleRefund(sql: Sql, id: string, now: Date): Promise<void> {
  await sql
    .updateTable('refunds')
    .set({ status: 'done', done_at: now.getTime() })
    .where('id', '=', id)
    .execute()
}
