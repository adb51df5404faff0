import type { Coupon, PromoSettings } from '../model/coupon.ts'

export function aCoupon(over: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    code: 'LETO',
    name: 'Летняя скидка',
    description: '',
    image: '',
    discountType: 'percent',
    amount: 1_000,
    shownToUser: true,
    individual: false,
    allowedUsers: [],
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
    gifts: [],
    usageLimit: null,
    usageLimitPerUser: null,
    ...over,
  }
}

export const NOTHING_SUMS: PromoSettings = {
  autoCouponsSum: false,
  couponsSumWithAutoCoupons: false,
  autoCouponsSumWithPromo: false,
  bonusesWithAutoCoupons: false,
}

export const ALL_SUMS: PromoSettings = {
  autoCouponsSum: true,
  couponsSumWithAutoCoupons: true,
  autoCouponsSumWithPromo: true,
  bonusesWithAutoCoupons: true,
}
