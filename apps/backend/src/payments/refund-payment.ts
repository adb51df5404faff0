import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { chargedCurrency } from '../publishing/charged-currency.ts'
import { findPayment } from './find-payment.ts'
import { providerNamed, SANDBOX } from './known-providers.ts'
import type { RefundJob } from './return-money.ts'

/** Runs the job of a refund; it throws while the provider cannot be reached, and is then run again. */
export async function refundPayment(
  context: Context,
  { paymentId }: RefundJob,
  signal: AbortSignal,
): Promise<void> {
  const payment = await findPayment(context.db.sql, paymentId)
  if (payment?.status !== 'refund_due') return
  if (payment.provider !== SANDBOX) {
    const provider = providerNamed(context, payment.provider)
    if (!provider || payment.reference === null)
      throw new Error(
        `Payment ${paymentId} must be given back by hand: ${payment.provider} is not configured`,
      )
    const currency = chargedCurrency(context.snapshot().in(payment.language)).code || 'RUB'
    const { reference, amount } = payment
    await provider.refund({ reference, key: `refund-${paymentId}`, amount, currency }, signal)
  }
  const updated_at = context.clock().getTime()
  await transaction(context.db, async (sql) => {
    await sql
      .updateTable('payments')
      .set({ status: 'refunded', updated_at })
      .where('id', '=', paymentId)
      .execute()
    await sql
      .updateTable('orders')
      .set({ payment_status: 'refunded', updated_at })
      .where('id', '=', payment.order_id)
      .where('payment_status', '=', 'refund_due')
      .execute()
  })
}
