import type { Money } from './money.ts'

type DiscountType = 'percent' | 'fixed_cart' | 'free_gift'

export interface GiftOffer {
  readonly productId: number
  readonly variationId: number | null
  readonly quantity: number
}

/** The listed things, counted together, must reach the quantity. */
export interface QuantityRule {
  readonly ids: readonly number[]
  readonly quantity: number
}

export interface Coupon {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly description: string
  readonly image: string
  readonly discountType: DiscountType
  /** Hundredths of a percent for `percent`, money for the others (a gift's price). */
  readonly amount: number
  readonly shownToUser: boolean
  readonly individual: boolean
  /** Customers an individual coupon belongs to. */
  readonly allowedUsers: readonly number[]
  readonly firstPurchaseOnly: boolean
  readonly minimumAmount: Money
  readonly maximumAmount: Money
  readonly productIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly excludedCategoryIds: readonly number[]
  /** 1 Monday … 7 Sunday; empty means every day. */
  readonly weekDays: readonly number[]
  /** null when the window is open on that side. */
  readonly hourFrom: number | null
  readonly hourTo: number | null
  readonly warehouseIds: readonly number[]
  readonly pickupOnly: boolean
  readonly deliveryOnly: boolean
  readonly birthday: { readonly daysBefore: number; readonly daysAfter: number } | null
  /** Empty means every device. */
  readonly devices: readonly string[]
  readonly autoApply: boolean
  readonly productRules: readonly QuantityRule[]
  readonly categoryRules: readonly QuantityRule[]
  readonly gifts: readonly GiftOffer[]
  readonly usageLimit: number | null
  readonly usageLimitPerUser: number | null
}

export interface PromoSettings {
  readonly autoCouponsSum: boolean
  readonly couponsSumWithAutoCoupons: boolean
  readonly autoCouponsSumWithPromo: boolean
  readonly bonusesWithAutoCoupons: boolean
}

export type CouponRefusalReason =
  | 'min_amount'
  | 'max_amount'
  | 'weekday'
  | 'hour'
  | 'delivery_weekday'
  | 'delivery_hour'
  | 'warehouse'
  | 'wrong_delivery_type'
  | 'device'
  | 'birthday'
  | 'products'
  | 'categories'
  | 'excluded_category'
  | 'product_quantity'
  | 'category_quantity'
  | 'first_purchase'
  | 'individual'
  | 'usage_limit'
  | 'combination'
  | 'not_found'
