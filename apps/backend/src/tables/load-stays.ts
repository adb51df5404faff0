import type { OfficeStay } from '@samobranka/contract'
import { releaseAt, type Span } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { OrderDetails } from '../orders/order-record.ts'
import { type StayRow, stayState } from './stay-row.ts'

interface Reader {
  /** Whether the reader may know who the guests are. */
  readonly knowsGuests: boolean
  readonly releaseMinutes: number
}

/** Who has a table of the kitchen in that time, the first first. */
export async function loadStays(
  sql: Sql,
  kitchen: number,
  { from, to }: Span,
  reader: Reader,
): Promise<OfficeStay[]> {
  const rows = await sql
    .selectFrom('table_bookings')
    .selectAll()
    .where('warehouse_id', '=', kitchen)
    .where('starts_at', '>=', from.getTime())
    .where('starts_at', '<', to.getTime())
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return viewStays(sql, rows, reader)
}

export async function viewStays(sql: Sql, rows: readonly StayRow[], reader: Reader): Promise<OfficeStay[]> {
  const ids = rows.flatMap(({ order_id }) => order_id ?? [])
  const orders = ids.length > 0 ? await ordersOf(sql, ids) : []
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id)
    const details: OrderDetails = order ? JSON.parse(order.body) : {}
    const stay = { from: new Date(row.starts_at), to: new Date(row.ends_at) }
    const expected = row.expected_at === null ? null : new Date(row.expected_at)
    const state = stayState(row)
    const { releaseMinutes, knowsGuests } = reader
    const isAwaited = state === 'expected' && releaseMinutes > 0
    return {
      id: row.id,
      table: row.table_id,
      people: row.people,
      from: stay.from.toISOString(),
      to: stay.to.toISOString(),
      state,
      expectedAt: expected?.toISOString() ?? null,
      arrivedAt: row.arrived_at === null ? null : new Date(row.arrived_at).toISOString(),
      releasedAt: isAwaited ? releaseAt(stay, expected, releaseMinutes).toISOString() : null,
      orderId: order?.public_id ?? null,
      number: order?.number ?? '',
      guestName: order?.customer_name ?? '',
      phone: (knowsGuests && order?.phone) || '',
      comment: details.comment ?? '',
      allergy: details.allergy ?? '',
      dishes: Number(order?.dishes ?? 0),
    }
  })
}

function ordersOf(sql: Sql, ids: readonly number[]) {
  return sql
    .selectFrom('orders')
    .select(['id', 'public_id', 'number', 'customer_name', 'phone', 'body'])
    .select((e) =>
      e
        .selectFrom('order_lines')
        .select((l) => l.fn.sum<number>('count').as('dishes'))
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .as('dishes'),
    )
    .where('id', 'in', ids)
    .execute()
}
