import { type CookedItem, type ItemState, UNTOUCHED } from '@samobranka/rules'
import type { Selectable } from 'kysely'
import type { Sql } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { linesOfOrders } from '../orders/lines-of-orders.ts'
import type { OrderDetails, OrderLineRow, OrderRow } from '../orders/order-record.ts'
import { readDetails } from '../orders/read-details.ts'

export type WasteRow = Selectable<Tables['waste']>
type Ticket = Selectable<Tables['kitchen_tickets']>

/** An order with what its kitchen knows of it. */
export interface KitchenOrder {
  readonly order: OrderRow
  readonly details: OrderDetails
  readonly lines: readonly OrderLineRow[]
  readonly work: Work
  readonly ticket: Pick<Ticket, 'front_at' | 'cooked_at'>
  /** By the item's key. */
  readonly states: ReadonlyMap<string, CookedItem>
  /** What is made again, the oldest first. */
  readonly remakes: readonly WasteRow[]
}

type Work = Pick<
  Selectable<Tables['order_work']>,
  'accepted_at' | 'starts_at' | 'kitchen_ready_at' | 'day_number'
>

const NO_WORK: Work = { accepted_at: null, starts_at: null, kitchen_ready_at: null, day_number: null }
const NO_TICKET: KitchenOrder['ticket'] = { front_at: null, cooked_at: null }

/** Remade dishes are marked by this, lines of the order by their position. */
export const remakeKey = (waste: Pick<WasteRow, 'id'>): string => `again-${waste.id}`
export const lineKey = (line: Pick<OrderLineRow, 'position'>): string => String(line.position)

/** The orders of these rows, in their order. */
export async function kitchenOrders(sql: Sql, ids: readonly number[]): Promise<readonly KitchenOrder[]> {
  if (ids.length === 0) return []
  const [orders, lines, works, tickets, items, remakes] = await Promise.all([
    sql.selectFrom('orders').selectAll().where('id', 'in', ids).execute(),
    linesOfOrders(sql, ids),
    sql.selectFrom('order_work').selectAll().where('order_id', 'in', ids).execute(),
    sql.selectFrom('kitchen_tickets').selectAll().where('order_id', 'in', ids).execute(),
    sql.selectFrom('kitchen_items').selectAll().where('order_id', 'in', ids).execute(),
    sql.selectFrom('waste').selectAll().where('order_id', 'in', ids).execute(),
  ])
  const byId = new Map(orders.map((order) => [order.id, order]))
  const own = <R extends { readonly order_id: number }>(rows: readonly R[], id: number) =>
    rows.filter(({ order_id }) => order_id === id)
  return ids.flatMap((id) => {
    const order = byId.get(id)
    if (!order) return []
    const ownLines = lines.get(id) ?? []
    const ownRemakes = own(remakes, id).sort((one, other) => one.at - other.at)
    return {
      order,
      details: readDetails(order.body),
      lines: ownLines,
      work: own(works, id)[0] ?? NO_WORK,
      ticket: own(tickets, id)[0] ?? NO_TICKET,
      states: statesOf(own(items, id), ownLines, ownRemakes),
      remakes: ownRemakes,
    }
  })
}

type ItemRow = Selectable<Tables['kitchen_items']>

function statesOf(
  rows: readonly ItemRow[],
  lines: readonly OrderLineRow[],
  remakes: readonly WasteRow[],
): ReadonlyMap<string, CookedItem> {
  const dishes = [
    ...lines.map((line) => ({ key: lineKey(line), product: line.product_id })),
    ...remakes.map((waste) => ({ key: remakeKey(waste), product: waste.product_id })),
  ]
  return new Map(
    dishes.map(({ key, product }) => {
      // Edited since, the line may be another dish by now.
      const row = rows.find(({ item, product_id }) => item === key && product_id === product)
      return [key, row ? stateOf(row) : UNTOUCHED]
    }),
  )
}

const stateOf = ({ state, held, marked_at }: ItemRow): CookedItem => ({
  state: state as ItemState,
  held: held === 1,
  markedAt: new Date(marked_at),
})
