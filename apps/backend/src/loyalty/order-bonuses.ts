import type { Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { appendEntry } from './ledger.ts'

export interface OrderBonuses {
  readonly customerId: number
  readonly orderId: number
  readonly amount: Money
}

/**
 * Takes the bonuses an order is paid with, before anything else of the order is final.
 * Answers false when the balance no longer covers them: two orders at once cannot spend the same bonus.
 */
export async function holdBonuses(sql: Sql, now: Date, held: OrderBonuses): Promise<boolean> {
  const { customerId, orderId, amount } = held
  const covered = await sql
    .updateTable('customers')
    .set(({ eb }) => ({ bonus_balance: eb('bonus_balance', '-', amount) }))
    .where('id', '=', customerId)
    .where('bonus_balance', '>=', amount)
    .returning('id')
    .executeTakeFirst()
  if (!covered) return false
  await sql
    .insertInto('bonus_entries')
    .values({
      customer_id: customerId,
      amount: -amount,
      reason: 'hold',
      order_id: orderId,
      unique_key: `hold:${orderId}`,
      created_at: now.getTime(),
    })
    .execute()
  return true
}

/** Gives back what a cancelled order held; asked for twice, it gives once. */
export function releaseBonuses(sql: Sql, now: Date, held: OrderBonuses): Promise<boolean> {
  const { customerId, orderId, amount } = held
  return appendEntry(sql, now, {
    customerId,
    amount,
    reason: 'release',
    orderId,
    uniqueKey: `release:${orderId}`,
  })
}

/** Adds what a handed-over order earned, once. */
export function accrueBonuses(sql: Sql, now: Date, earned: OrderBonuses): Promise<boolean> {
  const { customerId, orderId, amount } = earned
  return appendEntry(sql, now, {
    customerId,
    amount,
    reason: 'accrual',
    orderId,
    uniqueKey: `accrual:${orderId}`,
  })
}
