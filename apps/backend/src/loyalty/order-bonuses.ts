import type { Money } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { appendEntry, type BonusEntry } from './ledger.ts'
import { notifyOfBonuses } from './notify-of-bonuses.ts'

export interface OrderBonuses {
  readonly customerId: number
  readonly orderId: number
  readonly amount: Money
}

/**
 * Takes the bonuses an order is paid with, before anything else of the order is final.
 * Answers false when the balance no longer covers them: two orders at once cannot spend the same bonus.
 */
export async function holdBonuses(engine: Engine, sql: Sql, now: Date, held: OrderBonuses): Promise<boolean> {
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
  await notifyOfBonuses(engine, sql, now, { customerId, amount: -amount, kind: 'bonusSpent' })
  return true
}

/** Gives back what a cancelled order held; asked for twice, it gives once. */
export function releaseBonuses(engine: Engine, sql: Sql, now: Date, held: OrderBonuses): Promise<boolean> {
  const uniqueKey = `release:${held.orderId}`
  return give(engine, sql, now, { ...held, reason: 'release', uniqueKey }, 'bonusReturned')
}

/** Adds what a handed-over order earned, once. */
export function accrueBonuses(engine: Engine, sql: Sql, now: Date, earned: OrderBonuses): Promise<boolean> {
  const uniqueKey = `accrual:${earned.orderId}`
  return give(engine, sql, now, { ...earned, reason: 'accrual', uniqueKey }, 'bonusAdded')
}

async function give(
  engine: Engine,
  sql: Sql,
  now: Date,
  entry: BonusEntry,
  kind: 'bonusReturned' | 'bonusAdded',
): Promise<boolean> {
  const given = await appendEntry(sql, now, entry)
  if (given) await notifyOfBonuses(engine, sql, now, { ...entry, kind })
  return given
}
