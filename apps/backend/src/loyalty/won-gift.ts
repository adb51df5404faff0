import type { Coupon } from '@samobranka/rules'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Numbers of won gifts begin where no operator's coupon has its own. */
const FIRST_ID = 1_000_000_000

export type CustomerCouponRow = Selectable<Tables['customer_coupons']>

export function wonGiftId(spinId: number): number {
  return FIRST_ID + spinId
}

/** A gift won on the wheel as a coupon for one use; null for a row that gives a coupon of the operator's. */
export function wonGift(row: CustomerCouponRow): Coupon | null {
  const { coupon_id, customer_id, name, product_id, variation_id } = row
  if (product_id === null) return null
  return {
    id: coupon_id,
    code: `GIFT${coupon_id - FIRST_ID}`,
    name,
    description: '',
    image: '',
    discountType: 'free_gift',
    amount: 0,
    shownToUser: true,
    individual: true,
    allowedUsers: [customer_id],
    firstPurchaseOnly: false,
    minimumAmount: 0,
    maximumAmount: 0,
    productIds: [],
    categoryIds: [],
    excludedCategoryIds: [],
    weekDays: [],
    hourFrom: null,
    hourTo: null,
    warehouseIds: [],
    pickupOnly: false,
    deliveryOnly: false,
    birthday: null,
    devices: [],
    autoApply: false,
    productRules: [],
    categoryRules: [],
    gifts: [{ productId: product_id, variationId: variation_id, quantity: 1 }],
    usageLimit: 1,
    usageLimitPerUser: 1,
  }
}
