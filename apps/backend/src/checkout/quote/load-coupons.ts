import { type Coupon, namedCoupons } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { withGiven } from '../../loyalty/with-given.ts'
import { type CouponPerson, counterOwner } from '../../orders/coupon-ledger.ts'

/** The coupons as this person may use them, with how often the named ones were used. */
export interface CouponsOfPerson {
  readonly coupons: readonly Coupon[]
  /** By anybody. */
  readonly uses: ReadonlyMap<number, number>
  /** By this person. */
  readonly ownUses: ReadonlyMap<number, number>
}

const NONE: ReadonlyMap<number, number> = new Map()

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
