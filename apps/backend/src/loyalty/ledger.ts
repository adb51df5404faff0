import type { Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'

type BonusReason = 'accrual' | 'hold' | 'release' | 'referral' | 'wheel' | 'opening' | 'manual' | 'refund'

export interface BonusEntry {
  readonly customerId: number
  /** Negative for what is taken. */
  readonly amount: Money
  readonly reason: BonusReason
  readonly orderId: number | null
  /** Makes the movement happen once, however often it is asked for. */
  readonly uniqueKey: string
}

/**
 * Appends one movement and moves the balance with it, in the caller's transaction.
 * Answers false, and changes nothing, when the movement happened before.
 */
export async function appendEntry(sql: Sql, now: Date, entry: BonusEntry): Promise<boolean> {
  const added = await sql
    .insertInto('bonus_entries')
    .values({
      customer_id: entry.customerId,
      amount: entry.amount,
      reason: entry.reason,
      order_id: entry.orderId,
      unique_key: entry.uniqueKey,
      created_at: now.getTime(),
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await sql
    .updateTable('customers')
    .set(({ eb }) => ({ bonus_balance: eb('bonus_balance', '+', entry.amount) }))
    .where('id', '=', entry.customerId)
    .execute()
  return true
}

export async function forgetBonuses(
  sql: Sql,
  { customerId }: { readonly customerId: number },
): Promise<void> {
  await sql.deleteFrom('bonus_entries').where('customer_id', '=', customerId).execute()
}
