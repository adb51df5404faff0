import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { announceReturned, type Moved, moveWithin } from '../orders/move-order.ts'
import type { PaymentState } from '../ports/payment-provider.ts'
import { requestRefund } from './return-money.ts'

/** What we know of a payment; where the news came from makes no difference. */
export interface Settlement {
  readonly paymentId: string
  readonly state: PaymentState
  readonly now: Date
  /** The news it came by: written down with what it changed. */
  readonly event?: { readonly provider: string; readonly id: string }
}

/** Webhook, return page and sandbox all end here, and the same news twice changes nothing. */
export async function settlePayment(context: Context, settlement: Settlement): Promise<void> {
  const moved = await transaction(context.db, async (sql) => {
    await noteEvent(sql, settlement)
    const { state } = settlement
    if (state.kind === 'declined') await decline(sql, settlement)
    return state.kind === 'paid' ? pay(context, sql, settlement, state.amount) : null
  })
  if (moved) await announceReturned(context, moved, settlement.now)
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
  sql: Sql,
  { paymentId, now }: Settlement,
  amount: number,
): Promise<Moved | null> {
  await lockOrderOf(context.db.engine, sql, paymentId)
  const payment = await sql
    .updateTable('payments')
    .set({ status: 'paid', updated_at: now.getTime() })
    .where('id', '=', paymentId)
    .where('status', 'in', ['new', 'waiting', 'declined', 'cancelled'])
    .returning(['order_id', 'purpose', 'amount'])
    .executeTakeFirst()
  if (!payment) return null
  if (amount < payment.amount) {
    context.log.error({ paymentId, asked: payment.amount, paid: amount }, 'A payment brought too little')
    await returnPayment(sql, paymentId, payment.order_id, now)
    return null
  }
  if (payment.purpose === 'tips') return addTips(sql, paymentId, payment, now)
  const moved = await moveWithin(context, sql, payment.order_id, {
    to: 'accepted',
    actor: 'system',
    now,
    paid: true,
  })
  if (!moved) await keepOrReturn(sql, paymentId, payment.order_id, now)
  return moved
}

/** The order before its payment, as cancelling does: otherwise the two would wait for each other. */
async function lockOrderOf(engine: Engine, sql: Sql, paymentId: string): Promise<void> {
  const order = sql
    .selectFrom('orders')
    .select('id')
    .where('id', '=', (e) => e.selectFrom('payments').select('order_id').where('payments.id', '=', paymentId))
  if (engine === 'postgres') await order.forUpdate().execute()
}

/** The order was not waiting any more: the operator took it already, or it was given up and the money goes back. */
async function keepOrReturn(sql: Sql, paymentId: string, orderId: number, now: Date): Promise<void> {
  const kept = await sql
    .updateTable('orders')
    .set({ payment_status: 'paid', updated_at: now.getTime() })
    .where('id', '=', orderId)
    .where('status', '!=', 'cancelled')
    .returning('id')
    .executeTakeFirst()
  if (!kept) await returnPayment(sql, paymentId, orderId, now)
}

async function returnPayment(sql: Sql, paymentId: string, orderId: number, now: Date): Promise<void> {
  const at = now.getTime()
  await sql
    .updateTable('payments')
    .set({ status: 'refund_due', updated_at: at })
    .where('id', '=', paymentId)
    .execute()
  await sql
    .updateTable('orders')
    .set({ payment_status: 'refund_due', updated_at: at })
    .where('id', '=', orderId)
    .where('status', '=', 'cancelled')
    .execute()
  await requestRefund(sql, [paymentId], now)
}

async function addTips(
  sql: Sql,
  paymentId: string,
  { order_id, amount }: { order_id: number; amount: number },
  now: Date,
): Promise<null> {
  const thanked = await sql
    .updateTable('orders')
    .set((e) => ({
      tips_total: e('tips_total', '+', amount),
      total: e('total', '+', amount),
      updated_at: now.getTime(),
    }))
    .where('id', '=', order_id)
    .where('status', '!=', 'cancelled')
    .returning('id')
    .executeTakeFirst()
  if (!thanked) await returnPayment(sql, paymentId, order_id, now)
  return null
}
