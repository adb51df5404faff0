import { type Coupon, namedCoupons } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { wonGift } from '../../loyalty/won-gift.ts'

/** The coupons as this person may use them, with how often the named ones were used. */
export interface CouponsOfPerson {
  readonly coupons: readonly Coupon[]
  /** By anybody. */
  readonly uses: ReadonlyMap<number, number>
  /** By this person. */
  readonly ownUses: ReadonlyMap<number, number>
}

export interface CouponPerson {
  readonly customerId: number | null
  /** How a visitor is told from another where a coupon counts uses per user. */
  readonly phone: string | null
}

const NONE: ReadonlyMap<number, number> = new Map()

/** Whose uses a counter counts; everybody's are under ''. */
export function counterOwner({ customerId, phone }: CouponPerson): string {
  return customerId === null ? `phone:${phone ?? ''}` : `customer:${customerId}`
}

/** Asks the database only where the cart names coupons at all. */
export async function loadCoupons(
  sql: Sql,
  all: readonly Coupon[],
  wish: { readonly coupons: readonly number[]; readonly promocode: string | null },
  person: CouponPerson,
): Promise<CouponsOfPerson> {
  if (wish.coupons.length === 0 && !wish.promocode) return { coupons: all, uses: NONE, ownUses: NONE }
  const coupons = await withGiven(sql, all, person.customerId)
  const customer = person.customerId === null ? null : { id: person.customerId }
  const named = namedCoupons(wish, coupons, customer).flatMap(({ id }) => (id === null ? [] : [id]))
  return { coupons, ...(await countUses(sql, named, person)) }
}

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

export async function countUses(
  sql: Sql,
  ids: readonly number[],
  person: CouponPerson,
): Promise<Pick<CouponsOfPerson, 'uses' | 'ownUses'>> {
  if (ids.length === 0) return { uses: NONE, ownUses: NONE }
  const rows = await sql
    .selectFrom('coupon_counters')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .where('owner', 'in', ['', counterOwner(person)])
    .execute()
  const counted = (everybody: boolean) =>
    new Map(rows.filter(({ owner }) => (owner === '') === everybody).map((row) => [row.coupon_id, row.used]))
  return { uses: counted(true), ownUses: counted(false) }
}
