import type { OrderBody } from '@samobranka/contract'
import {
  type DeliveryType,
  firstStatus,
  lineKey,
  type OrderStatus,
  type QuotedLine,
  stockPool,
  unpaidExpiry,
} from '@samobranka/rules'
import { sizeOf } from '../../orders/line-portion.ts'
import type { LineNote, OrderDetails, OrderLineRow, OrderRow } from '../../orders/order-record.ts'
import { randomSecret } from '../../secrets/random-secret.ts'
import { type ExpectedStock, together, type Units } from '../../stock/stock-ledger.ts'
import type { Evaluation } from '../quote/evaluate-order.ts'
import { quotedCoupon } from '../quote/quote-of.ts'

/** An order as it will be written. `id`, `number` and `body` of its rows are empty until it has a number. */
export interface NewOrder {
  readonly row: OrderRow
  readonly details: OrderDetails
  readonly lines: readonly OrderLineRow[]
  /** What is taken from the stock, each remainder once. */
  readonly units: readonly Units[]
  /** Which remainders there were when it was evaluated: others would have made another order. */
  readonly expected: readonly ExpectedStock[]
}

export interface Placing {
  readonly body: OrderBody
  readonly customerId: number | null
  readonly language: string
  readonly now: Date
}

/** An evaluation without problems as rows: everything is counted before the transaction begins. */
export function newOrder({ facts, price, promised, table }: Evaluation, placing: Placing): NewOrder {
  const { body, now } = placing
  const { warehouse, pickupPoint, point, distanceMinutes } = facts.place
  const { contact, local } = facts
  if (!warehouse || !promised || contact.phone === null) throw new Error('An order with problems was placed')
  const { totals } = price
  const status = totals.total === 0 ? 'accepted' : firstStatus(body.paymentMethod)
  const at = now.getTime()
  const notes = notesOf(body)
  const lines = price.lines.map((line, position) => lineRow(line, position, warehouse.id))
  return {
    row: {
      // Places that are there already are filled without another shape for every order.
      id: 0,
      number: '',
      body: '',
      public_id: publicOrderId(now),
      key: randomSecret(),
      customer_id: placing.customerId,
      status,
      delivery_type: body.deliveryType,
      warehouse_id: warehouse.id,
      customer_name: contact.name,
      phone: contact.phone,
      take_date: body.takeDate ?? '',
      take_time: body.takeTime,
      payment_method: body.paymentMethod,
      payment_status: paymentStatus(status, body.paymentMethod),
      lines_total: totals.lines,
      discount_total: totals.discount,
      bonus_total: totals.bonuses,
      delivery_total: totals.delivery,
      express_total: totals.express,
      tips_total: totals.tips,
      total: totals.total,
      language: placing.language,
      created_at: at,
      updated_at: at,
      expires_at:
        status === 'pending' ? unpaidExpiry(now, local.operator.pendingOrderSeconds).getTime() : null,
      handed_at: null,
      cancelled_at: null,
    },
    details: {
      address: keptAddress(
        body.deliveryType,
        body.address && { ...body.address, point: point ?? body.address.point },
      ),
      pickupPointId: pickupPoint?.id ?? null,
      express: body.express,
      booking: table && {
        people: body.booking?.people ?? body.peopleCount,
        tableZone: table.zone,
        tableId: table.id,
      },
      coupons: price.coupons.map(quotedCoupon),
      comment: body.comment,
      peopleCount: body.peopleCount,
      changeFrom: body.changeFrom,
      promised: { from: promised.from.getTime(), to: promised.to.getTime() },
      road: { cooking: warehouse.workTime.cookingMinutes, way: distanceMinutes },
      lineNotes: price.lines.map((line) => noteOf(line, notes)),
      ...(body.allergy?.trim() ? { allergy: body.allergy.trim() } : {}),
    },
    lines: lines.map(({ row }) => row),
    units: together(lines.flatMap(({ units }) => units ?? [])),
    expected: expectedOf(price.lines),
  }
}

function expectedOf(lines: readonly QuotedLine[]): ExpectedStock[] {
  const places = new Map<number, number>()
  for (const { product } of lines) places.set(product.id, product.stock.length)
  return Array.from(places, ([productId, remainders]) => ({ productId, remainders }))
}

/** Money is waited for, comes on receipt, or is not asked for at all. */
function paymentStatus(status: OrderStatus, method: string): string {
  if (status === 'pending') return 'pending'
  return method === 'online' ? 'paid' : 'on_receipt'
}

function keptAddress(type: DeliveryType, address: OrderBody['address']): OrderBody['address'] {
  return type === 'flat_rate' ? address : null
}

/** What was said of each dish, by its line; of lines that are one dish together. */
function notesOf({ lines }: OrderBody): ReadonlyMap<string, string> {
  const notes = new Map<string, string>()
  for (const line of lines) {
    const note = line.note?.trim()
    const key = lineKey(line)
    const before = notes.get(key)
    if (note && note !== before) notes.set(key, before ? `${before}; ${note}` : note)
  }
  return notes
}

function noteOf(line: QuotedLine, notes: ReadonlyMap<string, string>): LineNote {
  const { variationId, variationName, couponId, product } = line
  const note = line.gift ? undefined : notes.get(line.key)
  return { variationName, couponId, ...(note ? { note } : {}), ...sizeOf(product, variationId) }
}

/** `counted` remembers whose remainder was taken from: 1 the line's own, 2 the product's that variations share. */
function lineRow(line: QuotedLine, position: number, warehouseId: number) {
  const pool = stockPool(line.product, line.variationId, warehouseId)
  const own = line.variationId ?? 0
  const taken = pool && (pool.variationId ?? 0)
  const row: OrderLineRow = {
    order_id: 0,
    position,
    product_id: line.productId,
    variation_id: own,
    name: line.name,
    count: line.count,
    supplements: line.supplements.length === 0 ? '[]' : JSON.stringify(line.supplements),
    unit_price: line.unitPrice,
    subtotal: line.subtotal,
    discount: line.discount,
    total: line.total,
    gift: line.gift ? 1 : 0,
    counted: taken === null ? 0 : taken === own ? 1 : 2,
  }
  const units = taken === null ? null : { productId: line.productId, variationId: taken, count: line.count }
  return { row, units }
}

/**
 * 128 random bits that nobody guesses, behind the instant: orders that come one after the other lie side by side in the
 * index, where random ids would touch another page of the file each.
 */
function publicOrderId(now: Date): string {
  return `${now.getTime().toString(36).padStart(8, '0')}${randomSecret()}`
}
