import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import type { RealtimeEvent } from '../ports/realtime-provider.ts'
import { officeChannel } from '../realtime/office-channel.ts'
import { publishEvent } from '../realtime/publish-event.ts'
import type { OrderRow } from './order-record.ts'

type Told = Pick<OrderRow, 'public_id' | 'number' | 'warehouse_id' | 'status'>

/** What the boards of a kitchen hear of an order: numbers only. `isNew` rings. */
export function boardEvent(order: Told, isNew = false): RealtimeEvent {
  const { public_id: id, number, warehouse_id: kitchen, status } = order
  return { channel: officeChannel(kitchen), event: 'order', data: { id, number, kitchen, status, isNew } }
}

/** One for all that were placed in one statement: a row for each would be paid for by each. */
export function placedEvent(orders: readonly (Told & { readonly isNew: boolean })[]): RealtimeEvent {
  const [first, ...others] = orders
  if (!first) throw new Error('Nothing was placed')
  const event = boardEvent(
    first,
    orders.some(({ isNew }) => isNew),
  )
  if (others.length === 0) return event
  return {
    ...event,
    data: { ...(event.data as object), others: others.map((one) => boardEvent(one, one.isNew).data) },
  }
}

export function announceToBoard(
  engine: Engine,
  sql: Sql,
  order: Told,
  now: Date,
  isNew = false,
): Promise<void> {
  return publishEvent(engine, sql, now, boardEvent(order, isNew))
}
