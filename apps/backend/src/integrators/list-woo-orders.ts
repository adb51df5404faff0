import { ORDER_STATUSES, type OrderStatus, statusFromWoo } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { linesOfOrders } from '../orders/lines-of-orders.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { readDetails } from '../orders/read-details.ts'
import type { WooRecord } from './woo-order-of.ts'

export interface WooQuery {
  readonly customer?: number | null | undefined
  readonly status?: string | null | undefined
  readonly after?: string | null | undefined
  readonly page?: number | null | undefined
  readonly perPage?: number | null | undefined
}

export interface WooPage {
  readonly records: readonly WooRecord[]
  readonly total: number
  readonly pages: number
}

const USUAL = 10
const MOST = 100

/** Newest first, as WooCommerce lists them. */
export async function listWooOrders(sql: Sql, query: WooQuery): Promise<WooPage | Refusal> {
  const statuses = statusesOf(query.status ?? '')
  if (!statuses) return refuse(400, 'unknown_status')
  const after = query.after ? instantOf(query.after) : null
  if (Number.isNaN(after)) return refuse(400, 'invalid_date')
  const perPage = Math.min(MOST, Math.max(1, Math.trunc(query.perPage ?? USUAL)))
  const page = Math.max(1, Math.trunc(query.page ?? 1))

  let wanted = sql.selectFrom('orders').where('status', 'in', statuses)
  if (query.customer) wanted = wanted.where('customer_id', '=', query.customer)
  if (after !== null) wanted = wanted.where('created_at', '>', after)
  const { total } = await wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  // Which ones, by the index alone; then these.
  const shown = wanted
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
  const orders = await sql
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', shown)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    records: await withLines(sql, orders),
    total: Number(total),
    pages: Math.ceil(Number(total) / perPage),
  }
}

export async function withLines(sql: Sql, orders: readonly OrderRow[]): Promise<WooRecord[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const [lines, refunds] = await Promise.all([
    linesOfOrders(sql, ids),
    sql
      .selectFrom('refunds')
      .select(['order_id', 'amount', 'reason'])
      .where('order_id', 'in', ids)
      .where('status', '!=', 'failed')
      .orderBy('created_at')
      .execute(),
  ])
  return orders.map((order) => ({
    order,
    details: readDetails(order.body),
    lines: lines.get(order.id) ?? [],
    refunds: refunds.filter(({ order_id }) => order_id === order.id),
  }))
}

/** `any`, nothing, one name, or several with commas; null when a name is unknown. */
function statusesOf(text: string): readonly OrderStatus[] | null {
  const names = text.split(',').map((name) => name.trim())
  if (text.trim() === '' || names.includes('any')) return ORDER_STATUSES
  const statuses = names.map(statusFromWoo)
  return statuses.every((status) => status !== null) ? statuses : null
}

/** WooCommerce's clients write instants with and without a zone; without one it is UTC. */
function instantOf(text: string): number {
  const isZoned = /(Z|[+-]\d{2}:?\d{2})$/.test(text.trim())
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text.trim())
  return Date.parse(isZoned || isDay ? text.trim() : `${text.trim()}Z`)
}
