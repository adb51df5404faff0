import type { Money } from './money.ts'

export interface ChosenSupplement {
  readonly id: number
  readonly count: number
}

/** What the customer wants; prices are looked up, never carried along. */
export interface CartLine {
  readonly productId: number
  readonly variationId: number | null
  readonly supplements: readonly ChosenSupplement[]
  readonly count: number
}

export interface ChosenGift {
  readonly couponId: number
  readonly productId: number
}

export interface Cart {
  readonly lines: readonly CartLine[]
  /** Coupons chosen from the list or applied automatically, by id. */
  readonly coupons: readonly number[]
  /** Coupons, also of a typed code, that the customer chose himself; the others were taken for him. */
  readonly picked: readonly number[]
  /** A code the customer typed. */
  readonly promocode: string | null
  readonly gifts: readonly ChosenGift[]
  readonly bonuses: Money
  readonly tips: Money
  readonly peopleCount: number
}
