import { allCoupons, userCoupons } from '@samobranka/contract'
import { visibleCoupons } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { answer } from '../http/answer.ts'
import type { Caller } from '../http/caller.ts'
import { customerCall, isAnother } from '../http/customer-call.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { countOrders } from './count-orders.ts'
import { loadOwnCoupons } from './own-coupons.ts'
import { withGiven } from './with-given.ts'

export const couponRoutes: readonly Route[] = [
  route(allCoupons, async ({ language, caller }, { snapshot, db }) => {
    const customer = await customerOf(db.sql, caller)
    const coupons = await withGiven(db.sql, snapshot().in(language).coupons, customer?.id ?? null)
    // Who else may use a personal coupon is nobody's business.
    const own = customer ? [customer.id] : []
    return answer(
      visibleCoupons(coupons, customer).map((coupon) =>
        coupon.individual ? { ...coupon, allowedUsers: own } : coupon,
      ),
    )
  }),
  customerCall(userCoupons, async (customerId, { query, language }, { db, snapshot }) => {
    if (isAnother(query.userId ?? null, customerId)) return refuse(403, 'forbidden')
    const { coupons } = snapshot().in(language)
    return answer(await loadOwnCoupons(db.sql, coupons, customerId, query.spent ?? false))
  }),
]

/** The customer as coupons see him. */
async function customerOf(sql: Sql, caller: Caller): Promise<{ id: number; ordersCount: number } | null> {
  if (caller.kind !== 'customer') return null
  return { id: caller.customerId, ordersCount: await countOrders(sql, caller.customerId) }
}
