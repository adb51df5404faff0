import type { CustomerFacts, ReferralTerms } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import type { Caller } from '../../http/caller.ts'

/** The person who orders, as the rules and the order see him. */
export interface OrderingCustomer {
  readonly id: number
  readonly name: string
  readonly phone: string
  readonly facts: Omit<CustomerFacts, 'couponUses'>
}

/** null for a visitor. Cancelled orders do not count against a first purchase. */
export async function loadCustomer(
  sql: Sql,
  caller: Caller,
  referral: ReferralTerms,
): Promise<OrderingCustomer | null> {
  if (caller.kind !== 'customer') return null
  const row = await sql
    .selectFrom('customers')
    .select((e) => [
      'id',
      'name',
      'phone',
      'birth',
      'bonus_balance',
      e
        .selectFrom('orders')
        .select((orders) => orders.fn.countAll<number>().as('count'))
        .whereRef('orders.customer_id', '=', 'customers.id')
        .where('orders.status', '!=', 'cancelled')
        .as('orders_count'),
      e
        .selectFrom('referral_links')
        .select('referrer_id')
        .whereRef('friend_id', '=', 'customers.id')
        .as('referrer_id'),
    ])
    .where('id', '=', caller.customerId)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    facts: {
      id: row.id,
      birth: row.birth,
      ordersCount: Number(row.orders_count ?? 0),
      bonusBalance: row.bonus_balance,
      referral: row.referrer_id === null ? null : referral,
    },
  }
}
