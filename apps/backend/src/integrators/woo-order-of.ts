import type { Address, WooOrder } from '@samobranka/contract'
import { type DeliveryType, localTime, type Money, type OrderStatus, wooStatusOf } from '@samobranka/rules'
import type { OrderLineRow, OrderRecord } from '../orders/order-record.ts'
import { chargedCurrency } from '../publishing/charged-currency.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'

export interface WooRecord extends Pick<OrderRecord, 'order' | 'details' | 'lines'> {
  /** The oldest first. */
  readonly refunds: readonly { readonly amount: Money; readonly reason: string }[]
}

/** WooCommerce numbers the parts of an order across all orders. */
const PARTS = 1_000

/** The order as a POS or a kitchen screen that knows WooCommerce reads it. */
export function wooOrderOf({ order, details, lines, refunds }: WooRecord, business: LocalBusiness): WooOrder {
  const zone = business.warehouses.find(({ id }) => id === order.warehouse_id)?.workTime.timeZone ?? 'UTC'
  const method = business.shipping.find(({ type }) => type === order.delivery_type)
  const payment = business.payments.find(({ id }) => id === order.payment_method)
  const contact = { ...NOBODY, firstName: order.customer_name, phone: order.phone }
  const place = { ...contact, ...addressOf(details.address ?? null) }
  const partId = (at: number) => order.id * PARTS + at
  return {
    id: order.id,
    parentId: 0,
    number: order.number,
    orderKey: order.public_id,
    createdVia: 'checkout',
    version: '9.0.0',
    status: wooStatusOf(order.status as OrderStatus),
    currency: chargedCurrency(business).code || 'RUB',
    dateCreated: wallTime(order.created_at, zone),
    dateCreatedGmt: wallTime(order.created_at, 'UTC'),
    dateModified: wallTime(order.updated_at, zone),
    dateModifiedGmt: wallTime(order.updated_at, 'UTC'),
    discountTotal: order.discount_total,
    shippingTotal: order.delivery_total + order.express_total,
    total: order.total,
    totalTax: 0,
    customerId: order.customer_id ?? 0,
    customerNote: details.comment ?? '',
    billing: { ...place, email: '' },
    shipping: place,
    paymentMethod: order.payment_method,
    paymentMethodTitle: payment?.title ?? order.payment_method,
    transactionId: '',
    datePaid: order.payment_status === 'paid' ? wallTime(order.handed_at ?? order.updated_at, zone) : null,
    dateCompleted: order.handed_at === null ? null : wallTime(order.handed_at, zone),
    meta: metaOf({ order, details }),
    lineItems: lines.map((line, at) =>
      lineItem(line, partId(at + 1), details.lineNotes?.[at]?.variationName),
    ),
    shippingLines: [
      {
        id: partId(PARTS - 1),
        methodTitle: method?.label ?? order.delivery_type,
        methodId: order.delivery_type satisfies string as DeliveryType,
        total: order.delivery_total + order.express_total,
        meta: [],
      },
    ],
    feeLines: order.tips_total > 0 ? [{ id: partId(PARTS - 2), name: 'tips', total: order.tips_total }] : [],
    couponLines: (details.coupons ?? [])
      .filter(({ applied }) => applied)
      .map(({ code, discount }, at) => ({ id: partId(500 + at), code, discount })),
    refunds: refunds.map(({ amount, reason }, at) => ({ id: partId(700 + at), reason, total: -amount })),
  }
}

const NOBODY = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
}

function addressOf(address: Address | null): { address1: string; address2: string } {
  if (!address) return { address1: '', address2: '' }
  const { line, flat, entrance, floor, doorCode, leaveAtDoor, comment } = address
  const leave = leaveAtDoor ? 'yes' : ''
  const inside = Object.entries({
    flat,
    entrance,
    floor,
    'door code': doorCode,
    'leave at the door': leave,
    comment,
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
  return { address1: line, address2: inside.join(', ') }
}

/** WooCommerce writes the wall time without a zone, and UTC in the field beside it. */
function wallTime(at: number, zone: string): string {
  const { year, month, day, hour, minute } = localTime(new Date(at), zone)
  const seconds = new Date(at).getUTCSeconds()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(seconds)}`
}

function lineItem(line: OrderLineRow, id: number, variation = ''): WooOrder['lineItems'][number] {
  const supplements: { name: string; count: number }[] = JSON.parse(line.supplements)
  return {
    id,
    name: variation === '' ? line.name : `${line.name}, ${variation}`,
    productId: line.product_id,
    variationId: line.variation_id,
    quantity: line.count,
    subtotal: line.subtotal,
    subtotalTax: 0,
    total: line.total,
    totalTax: 0,
    price: line.unit_price / 100,
    sku: '',
    meta: [
      ...supplements.map(({ name, count }) => ({ key: name, value: String(count) })),
      ...(line.gift === 1 ? [{ key: 'gift', value: 'yes' }] : []),
    ],
  }
}

/** What a kitchen must know and WooCommerce has no field for. */
function metaOf({ order, details }: Pick<WooRecord, 'order' | 'details'>): WooOrder['meta'] {
  const facts = {
    delivery_type: order.delivery_type,
    warehouse_id: order.warehouse_id,
    pickup_point_id: details.pickupPointId,
    take_date: order.take_date,
    take_time: order.take_time,
    express: details.express || undefined,
    door_code: details.address?.doorCode || undefined,
    leave_at_door: details.address?.leaveAtDoor || undefined,
    courier_note: details.address?.comment || undefined,
    people_count: details.peopleCount,
    change_from: details.changeFrom == null ? undefined : (details.changeFrom / 100).toFixed(2),
    bonuses: order.bonus_total > 0 ? (order.bonus_total / 100).toFixed(2) : undefined,
    table_id: details.booking?.tableId,
    booking_people: details.booking?.people,
    promised_from: details.promised && new Date(details.promised.from).toISOString(),
    promised_to: details.promised && new Date(details.promised.to).toISOString(),
    payment_status: order.payment_status,
  }
  return Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ({ key, value }))
}
