import type { Bonus, BonusMovement } from '@samobranka/contract'
import { bonusStanding } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'
import { spentBy } from './spent-by.ts'

/** The card as its owner sees it; `most` movements of the ledger, newest first. */
export async function loadBonusCard(
  sql: Sql,
  { operator }: LocalBusiness,
  customerId: number,
  most: number,
): Promise<Bonus> {
  const { bonus_balance } = await sql
    .selectFrom('customers')
    .select('bonus_balance')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const { level, next } = bonusStanding(operator.bonusLevels, await spentBy(sql, customerId))
  return {
    active: operator.bonusLevels.length > 0,
    balance: bonus_balance,
    percentMax: operator.percentMax,
    level: level && {
      name: level.name,
      percent: level.percent,
      next: next && { name: next.level.name, missing: next.missing },
    },
    history: await loadMovements(sql, customerId, most),
  }
}

async function loadMovements(sql: Sql, customerId: number, most: number): Promise<BonusMovement[]> {
  const rows = await sql
    .selectFrom('bonus_entries as entry')
    .leftJoin('orders', 'orders.id', 'entry.order_id')
    .select(['entry.created_at', 'entry.amount', 'entry.reason', 'orders.number', 'orders.status'])
    .where('entry.customer_id', '=', customerId)
    .orderBy('entry.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, amount, reason, number, status }) => ({
    at: new Date(created_at).toISOString(),
    amount,
    // What was held under an order is spent for good when the order is handed over.
    reason: reason === 'hold' && status === 'handed' ? 'write_off' : reason,
    orderNumber: number,
  }))
}
