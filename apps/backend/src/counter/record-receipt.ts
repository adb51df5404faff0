import type { PaidAs } from '@samobranka/contract'
import { type Money, type Receipt, receiptOf, usualReceipt } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { counterTurn } from './counter-turn.ts'
import { openDrawerAt } from './open-drawer-at.ts'

export interface HandedOver {
  readonly order: OrderRow
  readonly staffId: number
  /** How it was really paid, where whoever handed it over said so. */
  readonly paid: PaidAs | null
}

/** Writes down how an order was paid, once. Called in the transaction that hands it over. */
export async function recordReceipt(
  { db }: Pick<Context, 'db'>,
  sql: Sql,
  { order, staffId, paid }: HandedOver,
  now: Date,
): Promise<void> {
  const { engine } = db
  const kitchen = order.warehouse_id
  const at = await counterTurn(engine, sql, kitchen, now)
  const { online, owed } = await owedFor(sql, order)
  const receipt = receiptFor(order, owed, paid)
  const courier = await courierOf(sql, staffId)
  // A courier's cash is in his hand until he brings it.
  const drawer = courier === null ? await openDrawerAt(sql, kitchen) : undefined
  await sql
    .insertInto('order_receipts')
    .values({
      order_id: order.id,
      kitchen,
      drawer_id: drawer?.id ?? null,
      ...receipt,
      online,
      staff_id: staffId,
      courier,
      at: at.getTime(),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

/** Whether what is said of the payment makes what is owed; silence always does. */
export async function isPaidInFull(sql: Sql, order: OrderRow, paid: PaidAs | null): Promise<boolean> {
  if (paid === null) return true
  const { owed } = await owedFor(sql, order)
  return receiptOf(owed, paid) !== null
}

function receiptFor(order: OrderRow, owed: Money, paid: PaidAs | null): Receipt {
  const said = paid && receiptOf(owed, paid)
  return said ?? usualReceipt(owed, order.payment_method.includes('card'))
}

/** What was paid through the site, and what was left to be paid on receipt. */
async function owedFor(
  sql: Sql,
  { id, total }: Pick<OrderRow, 'id' | 'total'>,
): Promise<{ readonly online: Money; readonly owed: Money }> {
  const { sum } = await sql
    .selectFrom('payments')
    .select((e) => e.fn.sum<number>('amount').as('sum'))
    .where('order_id', '=', id)
    .where('status', 'in', ['paid', 'refund_due', 'refunded'])
    .executeTakeFirstOrThrow()
  const online = Number(sum ?? 0)
  return { online, owed: Math.max(0, total - online) }
}

async function courierOf(sql: Sql, staffId: number): Promise<number | null> {
  const { role } = await sql
    .selectFrom('staff')
    .select('role')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return role === 'courier' ? staffId : null
}
