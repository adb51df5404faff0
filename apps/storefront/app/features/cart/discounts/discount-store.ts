import type { OfferedCoupon } from '@samobranka/contract'
import type { Coupon } from '@samobranka/rules'
import { create } from 'zustand'
import { parseJson, readKept, writeKept } from '../../../routing/browser-storage.ts'
import { type TakeWish, useTakeWish, wishTime } from '../adding/take-wish.ts'

const DISCOUNTS_KEY = 'samobranka:discounts'

/** What the server has said of discounts. */
export interface Discounts {
  /** Those that hold for the cart by its last word; null while it has not spoken. */
  readonly offers: readonly OfferedCoupon[] | null
  /** All that are shown to this person, for the way to the next one. */
  readonly coupons: readonly Coupon[]
  /** Whether `coupons` are this person's. */
  readonly listed: boolean
  /** The coupon of a typed code, which may be hidden from lists. */
  readonly typed: OfferedCoupon | null
  /** Whether the last word is about the cart as it is. */
  readonly settled: boolean
}

export const useDiscounts = create<Discounts>(() => ({
  offers: null,
  coupons: [],
  listed: false,
  typed: null,
  settled: false,
}))

type Kept = Pick<Discounts, 'offers' | 'typed'> & { readonly wish: TakeWish | null }

/** Read once; what an older version or another hand left there is no reason to stop. */
export function restoreDiscounts(): void {
  const kept = parseJson(readKept(DISCOUNTS_KEY)) as Partial<Kept> | null
  const offers = Array.isArray(kept?.offers) ? kept.offers.filter(isCoupon) : null
  const typed = isCoupon(kept?.typed) ? kept.typed : null
  useDiscounts.setState({ offers, typed })
  if (isWish(kept?.wish) && !useTakeWish.getState().wish) wishTime(kept.wish)
}

export function keepDiscounts(part: Partial<Discounts>): void {
  useDiscounts.setState(part)
  const { offers, typed } = useDiscounts.getState()
  const kept: Kept = { offers, typed, wish: useTakeWish.getState().wish }
  writeKept(DISCOUNTS_KEY, JSON.stringify(kept))
}

/** Every coupon that is known, each once; what the server said of this very cart goes before the lists. */
export function knownCoupons({ offers, coupons, typed }: Discounts, own: readonly Coupon[]): Coupon[] {
  const known = new Map<number, Coupon>()
  for (const coupon of [...coupons, ...own, ...(offers ?? []), ...(typed ? [typed] : [])])
    known.set(coupon.id, coupon)
  return [...known.values()]
}

const LISTS = [
  'gifts',
  'productIds',
  'categoryIds',
  'excludedCategoryIds',
  'weekDays',
  'warehouseIds',
  'devices',
  'productRules',
  'categoryRules',
  'allowedUsers',
] as const satisfies (keyof Coupon)[]

function isWish(value: unknown): value is TakeWish {
  if (typeof value !== 'object' || value === null) return false
  const { date, time }: Partial<TakeWish> = value
  return typeof date === 'string' && typeof time === 'string'
}

function isCoupon(value: unknown): value is OfferedCoupon {
  if (typeof value !== 'object' || value === null) return false
  const kept: Partial<OfferedCoupon> = value
  return (
    Number.isInteger(kept.id) &&
    Array.isArray(kept.giftProducts) &&
    LISTS.every((list) => Array.isArray(kept[list]))
  )
}
