import type { Coupon } from '@samobranka/rules'

/** Ten per cent off everything for everybody, for tests to say what matters to them. */
export function aCoupon(over: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    code: 'TEN',
    name: 'Десять процентов',
    description: '',
    image: '',
    discountType: 'percent',
    amount: 1000,
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
