import { allCoupons } from '@samobranka/contract'
import { visibleCoupons } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { answer } from '../http/answer.ts'
import type { Caller } from '../http/caller.ts'
import { type Route, route } from '../http/route.ts'

export const couponRoutes: readonly Route[] = [
  route(allCoupons, async ({ language, caller }, { snapshot, db }) =>
    answer(visibleCoupons(snapshot().in(language).coupons, await customerOf(db.sql, caller))),
  ),
]

/** The customer as coupons see him: cancelled orders do not count against a first purchase. */
async function customerOf(sql: Sql, caller: Caller): Promise<{ id: number; ordersCount: number } | null> {
  if (caller.kind !== 'customer') return null
  const { count } = await sql
    .selectFrom('orders')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('customer_id', '=', caller.customerId)
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
  return { id: caller.customerId, ordersCount: Number(count) }
}
