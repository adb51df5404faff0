import type { OwnedCoupon } from '@samobranka/contract'
import { belongsTo, type Coupon } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { wonGift } from './won-gift.ts'

/**
 * The customer's own coupons: the operator's personal ones that list him and are shown, those he won or was given,
 * and, when asked for, those he has spent.
 */
export async function loadOwnCoupons(
  sql: Sql,
  all: readonly Coupon[],
  customerId: number,
  withSpent: boolean,
): Promise<OwnedCoupon[]> {
  const given = await sql
    .selectFrom('customer_coupons')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
  const spentPersonal = await usesOf(sql, customerId)
  const known = new Map(all.map((coupon) => [coupon.id, coupon]))
  const personal = all
    .filter((coupon) => coupon.individual && coupon.shownToUser && belongsTo(coupon, { id: customerId }))
    .map((coupon) => ({ coupon, used: isUsedUp(coupon, spentPersonal.get(coupon.id) ?? 0) }))
  const won = given.flatMap((row) => {
    const coupon = wonGift(row) ?? known.get(row.coupon_id)
    return coupon ? [{ coupon, used: row.used_order_id !== null }] : []
  })
  return [...won, ...personal]
    .filter(({ used }) => withSpent || !used)
    .toSorted((a, b) => Number(a.used) - Number(b.used))
    .map(({ coupon, used }) => ({ ...coupon, used, allowedUsers: [customerId] }))
}

async function usesOf(sql: Sql, customerId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await sql
    .selectFrom('coupon_counters')
    .select(['coupon_id', 'used'])
    .where('owner', '=', `customer:${customerId}`)
    .execute()
  return new Map(rows.map(({ coupon_id, used }) => [coupon_id, used]))
}

function isUsedUp({ usageLimitPerUser }: Coupon, used: number): boolean {
  return usageLimitPerUser !== null && usageLimitPerUser > 0 && used >= usageLimitPerUser
}
