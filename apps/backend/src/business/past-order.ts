import { type JsonObject, type Order, order, type Reading, read } from '@samobranka/contract'
import { ORDER_STATUSES, type OrderStatus, type Product } from '@samobranka/rules'

/** An order of customers.json, with what the operator left out filled in. */
export interface PastOrder {
  readonly number: string
  readonly status: OrderStatus
  readonly createdAt: Date
  readonly deliveryType: string
  readonly warehouseId: number
  readonly paymentMethod: string
  readonly lines: Order['lines']
  readonly totals: Order['totals']
}

export interface PastOrderDefaults {
  readonly number: string
  readonly warehouseId: number
  readonly now: Date
  readonly products: ReadonlyMap<number, Product>
}

/** Reads the contract's order, or as little of it as a date, lines and a sum. */
export function readPastOrder(json: unknown, defaults: PastOrderDefaults): Reading<PastOrder> {
  const wire: JsonObject = typeof json === 'object' && json !== null ? (json as JsonObject) : {}
  const lines = (Array.isArray(wire.lines) ? wire.lines : []).map((line) => fillLine(line, defaults.products))
  const sum = lines.reduce((total, line) => total + Number(line.total), 0)
  const createdAt = dateOf(wire.created_at ?? wire.date, defaults.now)
  const reading = read(order, {
    id: 'past',
    number: defaults.number,
    delivery_type: 'local_pickup',
    warehouse_id: defaults.warehouseId,
    ...wire,
    status: statusOf(wire.status),
    created_at: createdAt.toISOString(),
    history: [],
    lines,
    totals: totalsOf(wire, sum),
  })
  if (!reading.ok) return reading
  const { number, status, deliveryType, warehouseId, totals, payment } = reading.value
  const paymentMethod = payment.method === '' ? 'cod' : payment.method
  return {
    ok: true,
    value: {
      number,
      status,
      createdAt,
      deliveryType,
      warehouseId,
      paymentMethod,
      lines: reading.value.lines,
      totals,
    },
  }
}

function fillLine(line: unknown, products: ReadonlyMap<number, Product>): JsonObject {
  const wire: JsonObject = typeof line === 'object' && line !== null ? (line as JsonObject) : {}
  const product = products.get(Number(wire.product_id ?? wire.id))
  const count = Number(wire.count ?? wire.quantity ?? 1)
  const price = Number(wire.unit_price ?? wire.price ?? (product?.price ?? 0) / 100)
  const total = Number(wire.total ?? price * count)
  return {
    name: product?.name ?? '',
    ...wire,
    product_id: Number(wire.product_id ?? wire.id ?? 0),
    count,
    unit_price: price,
    subtotal: Number(wire.subtotal ?? total),
    total,
  }
}

function totalsOf(wire: JsonObject, sum: number): JsonObject {
  const totals = typeof wire.totals === 'object' && wire.totals !== null ? (wire.totals as JsonObject) : {}
  const total = totals.total ?? wire.total ?? sum
  return { lines: total, ...totals, total }
}

function statusOf(status: unknown): OrderStatus {
  return ORDER_STATUSES.find((known) => known === status) ?? 'handed'
}

function dateOf(text: unknown, now: Date): Date {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(String(text ?? '')) ?? []
  const instant = new Date(year === undefined ? String(text ?? '') : `${year}-${month}-${day}T12:00:00Z`)
  return Number.isNaN(instant.getTime()) ? now : instant
}
