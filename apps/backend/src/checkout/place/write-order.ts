import { assignTable, type Table } from '@samobranka/rules'
import { advisoryLock } from '../../database/advisory-lock.ts'
import type { Engine } from '../../database/column-types.ts'
import type { Database, Sql } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { notifyAfterCommit } from '../../database/notify-after-commit.ts'
import { transaction } from '../../database/transaction.ts'
import { isFullOnSqlite } from '../../guests/guest-count.ts'
import { holdBonuses } from '../../loyalty/order-bonuses.ts'
import { takeOrder } from '../../orders/acceptance/take-order.ts'
import { announcePlaced } from '../../orders/announce-status.ts'
import { recordCoupons, takeCoupons } from '../../orders/coupon-ledger.ts'
import { REALTIME } from '../../realtime/publish-event.ts'
import type { StockLeft } from '../../stock/stock-ledger.ts'
import { loadBookings } from '../quote/load-bookings.ts'
import type { NewOrder } from './new-order.ts'
import { isNumberTaken, type Numbered, nextOrderId, numberOf, reserveOrderId } from './order-ids.ts'
import type { Placement, TableWanted } from './placement.ts'
import { putOrdersOnPostgres } from './put-orders-on-postgres.ts'
import { putOrdersOnSqlite } from './put-orders-on-sqlite.ts'
import { queueOrder } from './queue-order.ts'

export type Written =
  | { readonly kind: 'placed'; readonly order: NewOrder; readonly left: readonly StockLeft[] }
  /** Somebody was quicker: the last unit, use, bonus or table is gone. */
  | { readonly kind: 'lost' }
  /** The key has placed an order already. */
  | { readonly kind: 'repeated' }
  /** The visitor has as many orders as he may. Or the key has placed one: that is asked first. */
  | { readonly kind: 'limited' }

const putOrders = { sqlite: putOrdersOnSqlite, postgres: putOrdersOnPostgres }

type Why = 'lost' | 'repeated' | 'limited'

/** Thrown to roll back; never leaves this file. */
class Undone {
  readonly kind: Why
  constructor(kind: Why) {
    this.kind = kind
  }
}

/** The one transaction of a placement: all of it, or none. */
export async function writeOrder(db: Database, placement: Placement): Promise<Written> {
  const reserved = await reserveOrderId(db)
  for (let tail = 0; ; tail += 1) {
    const work = (sql: Sql) => write(db.engine, sql, placement, { reserved, tail })
    try {
      // One statement is a transaction by itself: two trips to PostgreSQL less, and it may be shared.
      if (reserved !== null && isPlain(placement)) return await writePlain(db, placement, { reserved, tail })
      return await transaction(db, work)
    } catch (fault) {
      if (fault instanceof Undone) return { kind: fault.kind }
      if (!isNumberTaken(fault)) throw fault
    }
  }
}

async function writePlain(
  db: Database,
  placement: Placement,
  { reserved: id, tail }: { readonly reserved: number; readonly tail: number },
): Promise<Written> {
  const order = numberedOrder(placement.order, { id, number: numberOf(id, tail) })
  const left = await queueOrder(db, { order, placement })
  if (left === 'short') return { kind: 'lost' }
  return typeof left === 'string' ? { kind: left } : { kind: 'placed', order, left }
}

/** Nothing to write but what every order writes. */
function isPlain({ order, coupons, table, isFirst, takesItself, beside }: Placement): boolean {
  const isWrittenAlone = coupons.length === 0 && table === null && takesItself === null && beside === null
  return order.row.customer_id === null && isWrittenAlone && !isFirst
}

/** Locks are taken in one order by everybody: customer, coupons, tables, stock, counts of visitors, the key, bonuses. */
async function write(
  engine: Engine,
  sql: Sql,
  placement: Placement,
  { reserved, tail }: { readonly reserved: number | null; readonly tail: number },
): Promise<Written> {
  const { now, coupons, table: wanted } = placement
  const { row } = placement.order
  if (engine === 'sqlite' && isFullOnSqlite(sql, placement.counts)) return { kind: 'limited' }
  if (placement.isFirst) await mustBeFirst(engine, sql, row.customer_id)
  if (coupons.length > 0 && !(await takeCoupons(engine, sql, coupons))) throw new Undone('lost')
  const table = wanted && (await chooseTable(engine, sql, wanted, now))
  const seated = table ? withTable(placement.order, table) : placement.order
  const id = reserved ?? (await nextOrderId(sql))
  const order = numberedOrder(seated, { id, number: numberOf(id, tail) })
  const left = await putOrders[engine](sql, [{ order, placement }])
  if (left === 'short') throw new Undone('lost')
  if (left === 'repeated' || left === 'limited') throw new Undone(left)

  if (row.bonus_total > 0 && row.customer_id !== null) {
    const held = { customerId: row.customer_id, orderId: id, amount: row.bonus_total }
    if (!(await holdBonuses(engine, sql, now, held))) throw new Undone('lost')
  }
  if (coupons.length > 0 && !(await recordCoupons(engine, sql, coupons, order.row, now)))
    throw new Undone('lost')
  if (placement.isReferred) await spendReferral(sql, row.customer_id, id)
  if (wanted && table) await insertRows(engine, sql, 'table_bookings', [bookingRow(wanted, table, id)])
  if (placement.takesItself)
    await takeOrder(engine, sql, placement.takesItself, order.row, { how: 'auto', now })
  if (row.customer_id !== null) await announcePlaced(engine, sql, order.row, now)
  await placement.beside?.(sql, order.row)
  // The boards' event was put with the order.
  notifyAfterCommit(sql, REALTIME)
  return { kind: 'placed', order, left }
}

/** Two first orders sent at once must not both have the price of a first one. */
async function mustBeFirst(engine: Engine, sql: Sql, customerId: number | null): Promise<void> {
  await advisoryLock(engine, sql, `customer:${customerId}`)
  const other = await sql
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'cancelled')
    .executeTakeFirst()
  if (other) throw new Undone('lost')
}

/** Chosen again under the lock: the one that was free a moment ago may be taken. */
async function chooseTable(engine: Engine, sql: Sql, wanted: TableWanted, now: Date): Promise<Table> {
  const { warehouse, party, stay } = wanted
  await advisoryLock(engine, sql, `tables:${warehouse.id}`)
  const bookings = await loadBookings(sql, warehouse.id, now)
  const table = assignTable(warehouse.tables, bookings, party, stay)
  if (!table) throw new Undone('lost')
  return table
}

function withTable(order: NewOrder, { id, zone }: Table): NewOrder {
  const people = order.details.booking?.people ?? 1
  return { ...order, details: { ...order.details, booking: { people, tableZone: zone, tableId: id } } }
}

function bookingRow({ warehouse, party, stay }: TableWanted, table: Table, orderId: number) {
  return {
    order_id: orderId,
    warehouse_id: warehouse.id,
    table_id: table.id,
    people: party.people,
    starts_at: stay.from.getTime(),
    ends_at: stay.to.getTime(),
  }
}

/** The friend's discount is this order's: the referrer is thanked when it is handed over. */
async function spendReferral(sql: Sql, customerId: number | null, orderId: number): Promise<void> {
  await sql
    .updateTable('referral_links')
    .set({ order_id: orderId })
    .where('friend_id', '=', customerId)
    .execute()
}

/** The order with its number in all its rows, as it is written and told. */
function numberedOrder(order: NewOrder, { id, number }: Numbered): NewOrder {
  return {
    ...order,
    row: { ...order.row, id, number, body: JSON.stringify(order.details) },
    lines: order.lines.map((line) => ({ ...line, order_id: id })),
  }
}
