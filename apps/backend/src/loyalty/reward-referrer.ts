import type { Money } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { appendEntry } from './ledger.ts'
import { notifyOfBonuses } from './notify-of-bonuses.ts'

export interface FirstOrder {
  readonly friendId: number
  readonly orderId: number
  /** What the referrer is thanked with. */
  readonly amount: Money
}

/** Thanks whoever invited the friend when the friend's first order is handed over, once. */
export async function rewardReferrer(engine: Engine, sql: Sql, now: Date, first: FirstOrder): Promise<void> {
  const { friendId, orderId, amount } = first
  const link = await sql
    .updateTable('referral_links')
    .set({ rewarded_at: now.getTime() })
    .where('friend_id', '=', friendId)
    .where('order_id', '=', orderId)
    .where('rewarded_at', 'is', null)
    .returning('referrer_id')
    .executeTakeFirst()
  if (!link || amount <= 0) return
  const customerId = link.referrer_id
  // The order is the friend's: its number is not for the referrer to see.
  const entry = { customerId, amount, reason: 'referral', orderId: null } as const
  if (await appendEntry(sql, now, { ...entry, uniqueKey: `referral:${friendId}` }))
    await notifyOfBonuses(engine, sql, now, { customerId, amount, kind: 'friend' })
}
