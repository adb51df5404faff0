import type { Coupon } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { wonGift } from './won-gift.ts'

/** With the personal coupons that were won or given, each for one use. */
export async function withGiven(
  sql: Sql,
  all: readonly Coupon[],
  customerId: number | null,
): Promise<readonly Coupon[]> {
  if (customerId === null) return all
  const rows = await sql
    .selectFrom('customer_coupons')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('used_order_id', 'is', null)
    .execute()
  if (rows.length === 0) return all
  const given = new Set(rows.map((row) => row.coupon_id))
  const own = all.map((coupon) =>
    given.has(coupon.id) ? { ...coupon, allowedUsers: [...coupon.allowedUsers, customerId] } : coupon,
  )
  return [...own, ...rows.flatMap((row) => wonGift(row) ?? [])]
}
