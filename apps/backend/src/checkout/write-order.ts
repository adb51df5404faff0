import { assignTable, type Table } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Database, Sql } from '../database/database.ts'
import { hold } from '../database/hold.ts'
import { insertRows } from '../database/insert-rows.ts'
import { transaction } from '../database/transaction.ts'
import { holdBonuses } from '../loyalty/order-bonuses.ts'
import { announcePlaced } from './announce-status.ts'
import { recordCoupons, takeCoupons } from './coupon-ledger.ts'
import { claimKey } from './idempotency.ts'
import { insertOrder, type Numbered } from './insert-order.ts'
import { loadBookings } from './load-bookings.ts'
import type { NewOrder } from './new-order.ts'
import type { Placement, TableWanted } from './placement.ts'
import { type StockLeft, takeStock } from './stock-ledger.ts'

export type Written =
  | { readonly kind: 'placed'; readonly order: NewOrder & Numbered; readonly left: readonly StockLeft[] }
  /** Somebody was quicker: the last unit, use, bonus or table is gone. */
  | { readonly kind: 'lost' }
  /** The key has placed an order already. */
  | { readonly kind: 'repeated' }

/** Thrown to roll back; never leaves this file. */
class Undone {
  readonly kind: 'lost' | 'repeated'
  constructor(kind: 'lost' | 'repeated') {
    this.kind = kind
  }
}

/** The one transaction of a placement: all of it, or none. */
export async function writeOrder(db: Database, placement: Placement): Promise<Written> {
  try {
    return await transaction(db, (sql) => write(db.engine, sql, placement))
  } catch (fault) {
    if (fault instanceof Undone) return { kind: fault.kind }
    throw fault
  }
}

/** Locks are taken in one order by everybody: customer, coupons, tables, stock, bonuses, the key last. */
async function write(engine: Engine, sql: Sql, placement: Placement): Promise<Written> {
  const { now, coupons, table: wanted, payment } = placement
  const { row } = placement.order
  if (placement.isFirst) await mustBeFirst(engine, sql, row.customer_id)
  if (!(await takeCoupons(engine, sql, coupons))) throw new Undone('lost')
  const table = wanted && (await chooseTable(engine, sql, wanted, now))
  const left = await takeStock(engine, sql, row.warehouse_id, placement.order.units)
  if (!left) throw new Undone('lost')

  const order = table ? withTable(placement.order, table) : placement.order
  const numbered = await insertOrder(engine, sql, order, 'customer')
  const { id } = numbered
  if (row.bonus_total > 0 && row.customer_id !== null) {
    const held = { customerId: row.customer_id, orderId: id, amount: row.bonus_total }
    if (!(await holdBonuses(engine, sql, now, held))) throw new Undone('lost')
  }
  if (!(await recordCoupons(engine, sql, coupons, { ...row, id }, now))) throw new Undone('lost')
  if (placement.isReferred) await spendReferral(sql, row.customer_id, id)
  if (wanted && table) await insertRows(engine, sql, 'table_bookings', [bookingRow(wanted, table, id)])
  if (payment) await insertRows(engine, sql, 'payments', [{ ...payment, order_id: id }])
  await announcePlaced(engine, sql, { ...row, ...numbered }, now)
  if (!(await claimKey(engine, sql, placement.key, id, now))) throw new Undone('repeated')
  return { kind: 'placed', order: { ...order, ...numbered }, left }
}

/** Two first orders sent at once must not both have the price of a first one. */
async function mustBeFirst(engine: Engine, sql: Sql, customerId: number | null): Promise<void> {
  await hold(engine, sql, `customer:${customerId}`)
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
  await hold(engine, sql, `tables:${warehouse.id}`)
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
