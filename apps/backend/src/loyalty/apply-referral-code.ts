import { checkReferral, type ReferralAnswer } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { hold } from '../database/hold.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'

const LONGEST_CHAIN = 100

/** Binds the customer to whoever owns the code; the discount then waits for the first order. */
export function applyReferralCode(
  { db }: Context,
  now: Date,
  customerId: number,
  code: string,
): Promise<ReferralAnswer> {
  return transaction(db, async (sql) => {
    // Two friends who take each other's codes at the same moment would close a circle.
    await hold(db.engine, sql, 'referrals')
    const customer = await sql
      .selectFrom('customers')
      .select((e) => [
        'id',
        e
          .selectFrom('orders')
          .select((orders) => orders.fn.countAll<number>().as('count'))
          .whereRef('orders.customer_id', '=', 'customers.id')
          .where('orders.status', '!=', 'cancelled')
          .as('orders_count'),
      ])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const owner = await sql
      .selectFrom('customers')
      .select('id')
      .where((e) => e(e.fn<string>('upper', ['referral_code']), '=', code.trim().toUpperCase()))
      .executeTakeFirst()
    const verdict = checkReferral({
      customer: {
        id: customerId,
        referredBy: (await referrersOf(sql, customerId, 1))[0] ?? null,
        ordersCount: Number(customer.orders_count ?? 0),
      },
      owner: owner ? { id: owner.id, referrers: await referrersOf(sql, owner.id, LONGEST_CHAIN) } : null,
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

/** Who invited the customer, who invited that one, and so on. */
async function referrersOf(sql: Sql, customerId: number, most: number): Promise<number[]> {
  const chain: number[] = []
  let friend = customerId
  while (chain.length < most) {
    const link = await sql
      .selectFrom('referral_links')
      .select('referrer_id')
      .where('friend_id', '=', friend)
      .executeTakeFirst()
    if (!link || chain.includes(link.referrer_id)) break
    chain.push(link.referrer_id)
    friend = link.referrer_id
  }
  return chain
}
