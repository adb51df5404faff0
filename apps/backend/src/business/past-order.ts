import { type JsonObject, type Order, order, type Reading, read } from '@samobranka/contract'
import { ORDER_STATUSES, type OrderStatus, type Product } from '@samobranka/rules'

/** An order of customers.json, with what the operator left out filled in. */
export interface PastOrder extends Omit<Order, 'createdAt' | 'history'> {
  readonly createdAt: Date
  readonly history: readonly { readonly status: OrderStatus; readonly at: number }[]
}

export interface PastOrderDefaults {
  readonly number: string
  readonly warehouseId: number
  readonly now: Date
  readonly products: ReadonlyMap<number, Product>
}

/** Reads the contract's order, or as little of it as a date, lines and a sum. */
export function readPastOrder(json: unknown, defaults: PastOrderDefaults): Reading<PastOrder> {
  const wire = objectOf(json)
  const lines = (Array.isArray(wire.lines) ? wire.lines : []).map((line) => fillLine(line, defaults.products))
  const sum = lines.reduce((total, line) => total + Number(line.total), 0)
  const createdAt = dateOf(wire.created_at ?? wire.date, defaults.now)
  const reading = read(order, {
    id: 'past',
    number: defaults.number,
    delivery_type: 'local_pickup',
    warehouse_id: defaults.warehouseId,
    ...wire,
    status: ORDER_STATUSES.find((known) => known === wire.status) ?? 'handed',
    created_at: createdAt.toISOString(),
    lines,
    totals: totalsOf(wire, sum),
  })
  if (!reading.ok) return reading
  const history = reading.value.history.map(({ status, at }) => ({ status, at: Date.parse(at) }))
  const value = { ...reading.value, createdAt, history: withStatus(history, reading.value.status, createdAt) }
  return { ok: true, value }
}

function withStatus(
  history: PastOrder['history'],
  status: OrderStatus,
  createdAt: Date,
): PastOrder['history'] {
  if (history.length > 0) return history
  const at = createdAt.getTime()
  return status === 'accepted'
    ? [{ status, at }]
    : [
        { status: 'accepted', at },
        { status, at },
      ]
}

function fillLine(line: unknown, products: ReadonlyMap<number, Product>): JsonObject {
  const wire = objectOf(line)
  const product = products.get(Number(wire.product_id ?? wire.id))
  const variation = product?.variations.find(({ id }) => id === Number(wire.variation_id))
  const count = Number(wire.count ?? wire.quantity ?? 1)
  const price = Number(wire.unit_price ?? wire.price ?? (variation ?? product ?? { price: 0 }).price / 100)
  const total = Number(wire.total ?? price * count)
  return {
    name: product?.name ?? '',
    variation_name: variation?.name ?? '',
    ...wire,
    product_id: Number(wire.product_id ?? wire.id ?? 0),
    count,
    unit_price: price,
    subtotal: Number(wire.subtotal ?? total),
    total,
  }
}

function totalsOf(wire: JsonObject, sum: number): JsonObject {
  const totals = objectOf(wire.totals)
  const total = totals.total ?? wire.total ?? sum
  return { lines: total, ...totals, total }
}

function objectOf(json: unknown): JsonObject {
  return typeof json === 'object' && json !== null ? (json as JsonObject) : {}
}

function dateOf(text: unknown, now: Date): Date {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(String(text ?? '')) ?? []
  const instant = new Date(year === undefined ? String(text ?? '') : `${year}-${month}-${day}T12:00:00Z`)
  return Number.isNaN(instant.getTime()) ? now : instant
}
