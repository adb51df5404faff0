import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import type { PaymentState } from '../ports/payment-provider.ts'
import { type PaymentPurpose, type PaymentPurposes, purposeNamed } from './payment-purpose.ts'
import { BY_THE_SHOP, markDue, requestRefund } from './return-money.ts'

/** What we know of a payment; where the notification came from makes no difference. */
export interface Settlement {
  readonly paymentId: string
  readonly state: PaymentState
  readonly now: Date
  /** The notification it came by: written down with what it changed. */
  readonly event?: { readonly provider: string; readonly id: string }
}

/** Webhook, return page and sandbox all end here, and the same notification twice changes nothing. */
export async function settlePayment(
  context: Context,
  purposes: PaymentPurposes,
  settlement: Settlement,
): Promise<void> {
  const finish = await transaction(context.db, async (sql) => {
    await noteEvent(sql, settlement)
    const { state } = settlement
    if (state.kind === 'declined') await decline(sql, settlement)
    return state.kind === 'paid' ? pay(context, purposes, sql, settlement, state.amount) : null
  })
  await finish?.()
}

async function noteEvent(sql: Sql, { event, now }: Settlement): Promise<void> {
  if (!event) return
  await sql
    .insertInto('payment_events')
    .values({ provider: event.provider, event_id: event.id, received_at: now.getTime() })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
}

/** The customer may try again while the order waits. */
async function decline(sql: Sql, { paymentId, now }: Settlement): Promise<void> {
  await sql
    .updateTable('payments')
    .set({ status: 'declined', updated_at: now.getTime() })
    .where('id', '=', paymentId)
    .where('status', 'in', ['new', 'waiting'])
    .execute()
}

async function pay(
  context: Context,
  purposes: PaymentPurposes,
  sql: Sql,
  { paymentId, now }: Settlement,
  amount: number,
): ReturnType<PaymentPurpose['paid']> {
  await lockOrderOf(context.db.engine, sql, paymentId)
  const payment = await sql
    .updateTable('payments')
    .set({ status: 'paid', updated_at: now.getTime() })
    .where('id', '=', paymentId)
    .where('status', 'in', ['new', 'waiting', 'declined', 'cancelled'])
    .returning(['order_id', 'purpose', 'amount'])
    .executeTakeFirst()
  if (!payment) return null
  const isEnough = amount >= payment.amount
  if (!isEnough)
    context.log.error({ paymentId, asked: payment.amount, paid: amount }, 'A payment brought too little')
  const paid = { orderId: payment.order_id, amount: payment.amount, now }
  const purpose = purposeNamed(purposes, payment.purpose)
  const finish = isEnough ? await purpose.paid(context, sql, paid) : null
  if (finish) return finish
  await markDue(sql, paymentId, now)
  await purpose.returned(sql, { orderId: payment.order_id, state: 'due', now })
  await requestRefund(sql, { orderId: payment.order_id, paymentId, amount: payment.amount }, BY_THE_SHOP, now)
  return null
}

/** The order before its payment, as cancelling does: otherwise the two would wait for each other. */
async function lockOrderOf(engine: Engine, sql: Sql, paymentId: string): Promise<void> {
  const order = sql
    .selectFrom('orders')
    .select('id')
    .where('id', '=', (e) => e.selectFrom('payments').select('order_id').where('payments.id', '=', paymentId))
  if (engine === 'postgres') await order.forUpdate().execute()
}
