import type { OrderBody } from '@samobranka/contract'

/** An order for two rolls to be fetched at once and paid in cash. */
export function anOrderBody(over: Partial<OrderBody> = {}): OrderBody {
  return {
    lines: [{ productId: 1101, variationId: null, supplements: [], count: 2 }],
    coupons: [],
    promocode: null,
    gifts: [],
    bonuses: 0,
    tips: 0,
    peopleCount: 1,
    deliveryType: 'local_pickup',
    warehouseId: 1,
    pickupPointId: 11,
    address: null,
    takeDate: '06.03.2026',
    takeTime: 'asap',
    express: false,
    booking: null,
    paymentMethod: 'cod',
    changeFrom: null,
    customer: { name: 'Пётр', phone: '+79160000001' },
    comment: '',
    expectedTotal: 109_800,
    ...over,
  }
}
