import { accruedBonuses, bonusesTakenBack, bonusStanding, type Money } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { accrueBonuses } from '../loyalty/order-bonuses.ts'
import { rewardReferrer } from '../loyalty/reward-referrer.ts'
import { spentBy } from '../loyalty/spent-by.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'
import type { OrderRow } from './order-record.ts'
import { totalsOf } from './view-order.ts'

/** What a handed-over order earns. Called in the transaction that handed it over, which happens once. */
export async function accrueOrderRewards(
  engine: Engine,
  sql: Sql,
  order: OrderRow,
  business: LocalBusiness,
  now: Date,
): Promise<void> {
  if (order.customer_id === null) return
  const { bonusLevels, referral } = business.operator
  const customerId = order.customer_id
  const { level } = bonusStanding(bonusLevels, await spentBy(sql, customerId, order.id))
  const earned = accruedBonuses(totalsOf({ order }), level)
  const amount = earned - (await lostToRefunds(sql, order, earned))
  if (amount > 0) await accrueBonuses(engine, sql, now, { customerId, orderId: order.id, amount })
  await rewardReferrer(engine, sql, now, {
    friendId: customerId,
    orderId: order.id,
    amount: referral.referrerBonus,
  })
}

/** Money that has gone back before earns nothing. */
async function lostToRefunds(sql: Sql, { id, total, tips_total }: OrderRow, earned: Money): Promise<Money> {
  const { sum } = await sql
    .selectFrom('refunds')
    .select((e) => e.fn.sum<number>('amount').as('sum'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return bonusesTakenBack({
    earned,
    taken: 0,
    paid: total - tips_total,
    refunded: Number(sum ?? 0),
    balance: earned,
  })
}
