import { checkReferral, type ReferralAnswer } from '@samobranka/rules'
import { sql as raw } from 'kysely'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { countOrders } from './count-orders.ts'

/** Binds the customer to whoever owns the code; the discount then waits for the first order. */
export function applyReferralCode(
  { db }: Context,
  now: Date,
  customerId: number,
  code: string,
): Promise<ReferralAnswer> {
  return transaction(db, async (sql) => {
    // Two friends who take each other's codes at the same moment would close a circle.
    await advisoryLock(db.engine, sql, 'referrals')
    const owner = await sql
      .selectFrom('customers')
      .select('id')
      .where((e) => e(e.fn<string>('upper', ['referral_code']), '=', code.trim().toUpperCase()))
      .executeTakeFirst()
    const verdict = checkReferral({
      customer: {
        id: customerId,
        referredBy: await referrerOf(sql, customerId),
        ordersCount: await countOrders(sql, customerId),
      },
      owner: owner ? { id: owner.id, referrers: await referrersOf(sql, owner.id) } : null,
    })
    if (verdict.ok) {
      await sql
        .insertInto('referral_links')
        .values({
          friend_id: customerId,
          referrer_id: verdict.referrerId,
          order_id: null,
          created_at: now.getTime(),
          rewarded_at: null,
        })
        .execute()
    }
    return verdict
  })
}

/** Who invited the customer, who invited that one, and so on, however long the chain is. */
async function referrersOf(sql: Sql, customerId: number): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    with recursive chain(id) as (
      select referrer_id from referral_links where friend_id = ${customerId}
      union
      select link.referrer_id from referral_links as link inner join chain on link.friend_id = chain.id
    )
    select id from chain`.execute(sql)
  return rows.map(({ id }) => Number(id))
}

async function referrerOf(sql: Sql, customerId: number): Promise<number | null> {
  const link = await sql
    .selectFrom('referral_links')
    .select('referrer_id')
    .where('friend_id', '=', customerId)
    .executeTakeFirst()
  return link?.referrer_id ?? null
}
