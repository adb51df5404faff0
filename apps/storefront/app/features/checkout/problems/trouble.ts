import type { Money } from '@samobranka/rules'

/** A problem of the order in the page's own terms. */
export interface Trouble {
  readonly code: string
  /** The server's words, for codes we do not know. */
  readonly message: string
  /** The operator's own words for it; null where there are none. */
  readonly text: string | null
  /** What is missing to a sum. */
  readonly missing: Money | null
  /** What is left of which line. */
  readonly goods: readonly { readonly key: string; readonly left: number }[]
  /** Fields of the address that are empty. */
  readonly fields: readonly string[]
  /** Why a coupon, an express delivery or anything else was refused. */
  readonly reason: string
  readonly couponId: number | null
  readonly couponCode: string
  /** What else can be paid with. */
  readonly available: readonly string[]
}

/** What the goods lack of the minimum. */
export function missingSum(troubles: readonly Trouble[]): Money {
  return troubles.find(({ code }) => code === 'min_sum')?.missing ?? 0
}
