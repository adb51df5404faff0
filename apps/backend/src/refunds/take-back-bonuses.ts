import { bonusesTakenBack } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { appendEntry } from '../loyalty/ledger.ts'
import { notifyOfBonuses } from '../loyalty/notify-of-bonuses.ts'
import type { OrderRow } from '../orders/order-record.ts'

/** What the order earned is taken back with its money, in proportion, and never below an empty card. */
export async function takeBackBonuses(
  engine: Engine,
  sql: Sql,
  { id, customer_id, total, tips_total }: Pick<OrderRow, 'id' | 'customer_id' | 'total' | 'tips_total'>,
  { refundId }: { readonly refundId: string },
  now: Date,
): Promise<void> {
  if (customer_id === null) return
  const ofOrder = { orderId: id, customerId: customer_id }
  const earned = await sumOf(sql, ofOrder, 'accrual')
  if (earned <= 0) return
  const { refunded } = await sql
    .selectFrom('refunds')
    .select((e) => e.fn.sum<number>('amount').as('refunded'))
    .where('order_id', '=', id)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  const taken = -(await sumOf(sql, ofOrder, 'refund'))
  const customer = sql.selectFrom('customers').select('bonus_balance').where('id', '=', customer_id)
  const { bonus_balance: balance } = await (engine === 'postgres'
    ? customer.forUpdate()
    : customer
  ).executeTakeFirstOrThrow()
  const amount = bonusesTakenBack({
    earned,
    taken,
    paid: total - tips_total,
    refunded: Number(refunded ?? 0),
    balance,
  })
  if (amount <= 0) return
  const entry = {
    customerId: customer_id,
    amount: -amount,
    reason: 'refund',
    orderId: id,
    uniqueKey: `refund:${refundId}`,
  } as const
  if (await appendEntry(sql, now, entry))
    await notifyOfBonuses(engine, sql, now, { ...entry, kind: 'bonusSpent' })
}

async function sumOf(
  sql: Sql,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number },
  reason: 'accrual' | 'refund',
): Promise<number> {
  const { sum } = await sql
    .selectFrom('bonus_entries')
    .select((e) => e.fn.sum<number>('amount').as('sum'))
    // By the index of customers' entries.
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('reason', '=', reason)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
