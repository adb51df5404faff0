import type { Coupon } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { runText } from '../database/run-text.ts'

export interface CouponPerson {
  readonly customerId: number | null
  /** How a visitor is told from another where a coupon counts uses per user. */
  readonly phone: string | null
}

/** Whose uses a counter counts; everybody's are under ''. */
export function counterOwner({ customerId, phone }: CouponPerson): string {
  return customerId === null ? `phone:${phone ?? ''}` : `customer:${customerId}`
}

export interface TakenCoupon {
  readonly coupon: Pick<Coupon, 'id' | 'usageLimit' | 'usageLimitPerUser'>
  /** Whose uses are counted beside everybody's. */
  readonly owner: string
  readonly discount: number
  /** Won or given to the customer: good for one use. */
  readonly given: boolean
}

const UNLIMITED = 2_000_000_000

const COUNT_UP = `
  insert into coupon_counters (coupon_id, owner, used) values (?, ?, 1)
  on conflict (coupon_id, owner) do update set used = coupon_counters.used + 1
  where coupon_counters.used < ?
  returning used`

/** Counts one more use of each; false, and the caller rolls back, when one of them is used up. */
export async function takeCoupons(
  engine: Engine,
  sql: Sql,
  coupons: readonly TakenCoupon[],
): Promise<boolean> {
  // By id for everybody, so that two orders with the same coupons never wait for each other.
  for (const { coupon, owner } of coupons.toSorted((a, b) => a.coupon.id - b.coupon.id)) {
    const counters = [
      ['', coupon.usageLimit],
      [owner, coupon.usageLimitPerUser],
    ] as const
    for (const [whose, limit] of counters) {
      const counted = await runText(engine, sql, COUNT_UP, [coupon.id, whose, limit || UNLIMITED])
      if (counted.length === 0) return false
    }
  }
  return true
}

export interface UsingOrder {
  readonly id: number
  readonly customer_id: number | null
  readonly phone: string
}

/** Writes the uses down with the order; false, and the caller rolls back, when a given coupon is spent. */
export async function recordCoupons(
  engine: Engine,
  sql: Sql,
  coupons: readonly TakenCoupon[],
  order: UsingOrder,
  now: Date,
): Promise<boolean> {
  const rows = coupons.map(({ coupon, discount }) => ({
    coupon_id: coupon.id,
    customer_id: order.customer_id,
    order_id: order.id,
    discount,
    created_at: now.getTime(),
  }))
  await insertRows(engine, sql, 'coupon_uses', rows)
  for (const { coupon, given } of coupons) {
    if (given && !(await spendGiven(sql, coupon.id, order))) return false
  }
  return true
}

async function spendGiven(sql: Sql, couponId: number, order: UsingOrder): Promise<boolean> {
  const spent = await sql
    .updateTable('customer_coupons')
    .set({ used_order_id: order.id })
    .where('used_order_id', 'is', null)
    .where('id', '=', (e) =>
      e
        .selectFrom('customer_coupons as one')
        .select('one.id')
        .where('one.customer_id', '=', order.customer_id)
        .where('one.coupon_id', '=', couponId)
        .where('one.used_order_id', 'is', null)
        .orderBy('one.id')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Gives a cancelled order's uses back, once. */
export async function returnCoupons(sql: Sql, order: UsingOrder, now: Date): Promise<void> {
  const released = await sql
    .updateTable('coupon_uses')
    .set({ released_at: now.getTime() })
    .where('order_id', '=', order.id)
    .where('released_at', 'is', null)
    .returning(['coupon_id', 'customer_id'])
    .execute()
  for (const use of released.toSorted((a, b) => a.coupon_id - b.coupon_id)) {
    const owner = counterOwner({ customerId: use.customer_id, phone: order.phone })
    for (const whose of ['', owner]) {
      await sql
        .updateTable('coupon_counters')
        .set((e) => ({ used: e('used', '-', 1) }))
        .where('coupon_id', '=', use.coupon_id)
        .where('owner', '=', whose)
        .where('used', '>', 0)
        .execute()
    }
  }
  if (released.length > 0) {
    await sql
      .updateTable('customer_coupons')
      .set({ used_order_id: null })
      .where('used_order_id', '=', order.id)
      .execute()
  }
}
