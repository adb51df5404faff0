import type { Order } from '@samobranka/contract'

/** A delivery that was accepted, as its placer sees it. */
export function anOrder(over: Partial<Order> = {}): Order {
  return {
    id: 'order-1',
    number: '1012',
    key: 'key-1',
    status: 'accepted',
    createdAt: '2026-03-06T12:00:00Z',
    history: [{ status: 'accepted', at: '2026-03-06T12:00:00Z' }],
    lines: [],
    totals: { lines: 64_500, discount: 0, bonuses: 0, delivery: 0, express: 0, tips: 0, total: 64_500 },
    coupons: [],
    customer: { name: 'Пётр', phone: '+79160000001' },
    address: null,
    deliveryType: 'flat_rate',
    warehouseId: 1,
    pickupPointId: null,
    takeDate: null,
    takeTime: 'asap',
    express: false,
    booking: null,
    payment: { method: 'cod', status: 'on_receipt', url: null, expiresAt: null, declined: false },
    peopleCount: 1,
    changeFrom: null,
    comment: '',
    eta: null,
    rating: null,
    tips: 0,
    allergy: '',
    timeReason: '',
    cancelReason: '',
    ...over,
  }
}
