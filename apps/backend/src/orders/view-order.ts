import type { Order } from '@samobranka/contract'
import { ASAP, type DeliveryType, etaRange, type OrderStatus } from '@samobranka/rules'
import { maskPhone } from '../phone/mask-phone.ts'
import type { LineNote, OrderLineRow, OrderRecord } from './order-record.ts'

/** The order as its owner (by session or by the order's own key) or a stranger may see it. */
export function viewOrder(record: OrderRecord, owns: boolean, now: Date): Order {
  const { order, details } = record
  const whole: Order = {
    id: order.public_id,
    number: order.number,
    key: order.key,
    status: order.status as OrderStatus,
    createdAt: instant(order.created_at),
    history: record.history.map(({ status, at }) => ({ status: status as OrderStatus, at: instant(at) })),
    lines: record.lines.map((line, at) => viewLine(line, record.details.lineNotes?.[at])),
    totals: totalsOf(record),
    coupons: details.coupons ?? [],
    customer: { name: order.customer_name, phone: order.phone },
    address: details.address ?? null,
    deliveryType: order.delivery_type as DeliveryType,
    warehouseId: order.warehouse_id,
    pickupPointId: details.pickupPointId ?? null,
    takeDate: order.take_date || null,
    takeTime: order.take_time,
    express: details.express ?? false,
    booking: details.booking ?? null,
    payment: paymentOf(record),
    peopleCount: details.peopleCount ?? 1,
    changeFrom: details.changeFrom ?? null,
    comment: details.comment ?? '',
    eta: etaOf(record, now),
    rating: record.rating,
    tips: order.tips_total,
    allergy: details.allergy ?? '',
    timeReason: details.timeWords ?? '',
    cancelReason: details.cancelWords ?? '',
  }
  return owns ? whole : forStranger(whole)
}

/** Whoever has the link sees how the order goes, and nothing by which its placer could be found or spoken for. */
function forStranger(order: Order): Order {
  const { address } = order
  return {
    ...order,
    key: null,
    customer: { name: '', phone: maskPhone(order.customer.phone) },
    address: address && {
      ...address,
      id: null,
      flat: '',
      entrance: '',
      floor: '',
      doorCode: '',
      leaveAtDoor: false,
      name: '',
      comment: '',
      point: null,
    },
    payment: { ...order.payment, url: null },
    changeFrom: null,
    comment: '',
    allergy: '',
    timeReason: '',
    cancelReason: '',
    rating: order.rating && { ...order.rating, comment: '' },
  }
}

function viewLine(line: OrderLineRow, note?: LineNote) {
  return {
    productId: line.product_id,
    variationId: line.variation_id === 0 ? null : line.variation_id,
    name: line.name,
    variationName: note?.variationName ?? '',
    count: line.count,
    note: note?.note ?? '',
    grams: note?.grams ?? null,
    supplements: JSON.parse(line.supplements),
    unitPrice: line.unit_price,
    subtotal: line.subtotal,
    discount: line.discount,
    total: line.total,
    gift: line.gift === 1,
    couponId: note?.couponId ?? null,
  }
}

export function totalsOf({ order }: Pick<OrderRecord, 'order'>): Order['totals'] {
  return {
    lines: order.lines_total,
    discount: order.discount_total,
    bonuses: order.bonus_total,
    delivery: order.delivery_total,
    express: order.express_total,
    tips: order.tips_total,
    total: order.total,
  }
}

function paymentOf({ order, payment }: OrderRecord): Order['payment'] {
  const waits = order.status === 'pending'
  return {
    method: order.payment_method,
    status: order.payment_status,
    url: waits && payment ? payment.url : null,
    expiresAt: waits && order.expires_at !== null ? instant(order.expires_at) : null,
    declined: waits && payment?.status === 'declined',
  }
}

function etaOf({ order, details, history }: OrderRecord, now: Date): Order['eta'] {
  if (!details.promised) return null
  const expected = etaRange(
    {
      status: order.status as OrderStatus,
      isAsap: order.take_time === ASAP && !details.said,
      history: history.map(({ status, at }) => ({ status: status as OrderStatus, at: new Date(at) })),
      road: details.road ?? null,
    },
    { from: new Date(details.promised.from), to: new Date(details.promised.to) },
    now,
  )
  return expected && { ...expected, from: expected.from.toISOString(), to: expected.to.toISOString() }
}

const instant = (at: number): string => new Date(at).toISOString()
