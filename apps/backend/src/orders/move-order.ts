import { type DeliveryType, isFinal, type OrderStatus, staffMove } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import { transaction } from '../database/transaction.ts'
import { uncountOrder } from '../guests/guest-count.ts'
import type { Context } from '../http/context.ts'
import { announceStock } from '../stock/announce-stock.ts'
import type { StockLeft } from '../stock/stock-ledger.ts'
import { kitchenTerms } from './acceptance/kitchen-terms.ts'
import { noteWork } from './acceptance/order-work.ts'
import { takeOrder } from './acceptance/take-order.ts'
import { accrueOrderRewards } from './accrue-order-rewards.ts'
import { announceStatus } from './announce-status.ts'
import { announceToBoard } from './board-event.ts'
import { forgetPerson } from './forget-order.ts'
import { giveBack } from './give-back.ts'
import { type Ending, type Mover, mayMove } from './mover.ts'
import type { OrderDetails, OrderRow } from './order-record.ts'

export interface Move {
  readonly to: OrderStatus
  /** What whoever moves it saw: from another status it is another's order to move. */
  readonly from?: OrderStatus
  readonly actor: Mover
  readonly staffId?: number | null
  readonly now: Date
  /** What the move says of the money; what is left out stays. */
  readonly paid?: boolean
  /** How an order is cancelled by people of the restaurant. */
  readonly ending?: Ending
}

export interface Moved {
  readonly order: OrderRow
  /** What is in stock again, of which nothing was left. */
  readonly returned: readonly StockLeft[]
}

/** Only who has moved the order comes here, so nobody else counts its moves meanwhile. */
const REMEMBER = `
  insert into order_history (id, order_id, status, actor, at)
  select coalesce(max(id), 0) + 1, ?, ?, ?, ? from order_history where order_id = ?`

type World = Pick<Context, 'db' | 'log' | 'snapshot' | 'republish'>

/** Moves the order if the table of moves allows it; null, and nothing changes, if not. */
export async function moveOrder(context: World, orderId: number, move: Move): Promise<OrderRow | null> {
  const moved = await transaction(context.db, (sql) => moveWithin(context, sql, orderId, move))
  if (!moved) return null
  await announceReturned(context, moved, move.now)
  return moved.order
}

/** After the commit: goods that are back are for sale again. */
export function announceReturned(context: World, { order, returned }: Moved, now: Date): Promise<void> {
  return announceStock(context, { warehouseId: order.warehouse_id, goods: returned, now })
}

/** The same inside a transaction of the caller's. Whoever moves first wins; the other is checked against what he left. */
export async function moveWithin(
  { db, snapshot }: World,
  sql: Sql,
  orderId: number,
  move: Move,
): Promise<Moved | null> {
  const { to, actor, now, staffId = null, ending = null } = move
  const step = await takeStep(sql, orderId, move)
  if (!step) return null
  const { from } = step
  const order = await withWords(sql, step.order, ending)
  const type = order.delivery_type as DeliveryType
  const isSpoilt = actor === 'staff' && staffMove(from, to, type)?.spoilt === true
  await runText(db.engine, sql, REMEMBER, [orderId, to, actor, now.getTime(), orderId])
  const business = snapshot().own()
  const why = { staffId, reason: ending?.reason ?? '' }
  const giving = { isSpoilt, money: ending?.money ?? 'all', why }
  const returned = to === 'cancelled' ? await giveBack(db.engine, sql, order, giving, now) : []
  if (to === 'handed') await accrueOrderRewards(db.engine, sql, order, business, now)
  const terms = kitchenTerms(business, order.warehouse_id)
  await noteWork(db.engine, sql, terms, { order, from, actor, staffId, ending, isSpoilt, now })
  await announceStatus(db.engine, sql, order, now, ending?.words)
  const isNew = to === 'accepted' && actor === 'system'
  const takesItself = isNew && terms.takesItself.includes(type)
  if (takesItself) await takeOrder(db.engine, sql, terms, order, { how: 'auto', now })
  await announceToBoard(db.engine, sql, order, now, isNew && !takesItself)
  if (isFinal(to)) await letGo(sql, order)
  return { order, returned }
}

/** Nobody needs the order any more. */
async function letGo(sql: Sql, order: OrderRow): Promise<void> {
  const { isCounted, forget } = JSON.parse(order.body) as OrderDetails
  if (isCounted) await uncountOrder(sql, order.phone)
  if (forget) await forgetPerson(sql, order)
}

interface Step {
  readonly order: OrderRow
  readonly from: OrderStatus
}

/** One conditional update: of two who move the same order at once, one finds it gone. */
async function takeStep(sql: Sql, orderId: number, move: Move): Promise<Step | null> {
  for (;;) {
    const current = await sql
      .selectFrom('orders')
      .select(['status', 'delivery_type', 'payment_status'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const from = current.status as OrderStatus
    if (move.from !== undefined && move.from !== from) return null
    if (!mayMove(from, move.to, current.delivery_type as DeliveryType, move.actor)) return null
    const order = await sql
      .updateTable('orders')
      .set(changesOf(move, current.payment_status))
      .where('id', '=', orderId)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst()
    if (order) return { order, from }
  }
}

function changesOf({ to, now, paid }: Move, paymentStatus: string) {
  const at = now.getTime()
  const isPaid = paid || (to === 'handed' && paymentStatus === 'on_receipt')
  const isOff = to === 'cancelled' && paymentStatus !== 'paid'
  return {
    status: to,
    updated_at: at,
    expires_at: null,
    ...(isPaid ? { payment_status: 'paid' } : isOff ? { payment_status: 'cancelled' } : {}),
    ...(to === 'handed' ? { handed_at: at } : {}),
    ...(to === 'cancelled' ? { cancelled_at: at } : {}),
  }
}

/** What the guest is told of the cancelling stays with the order. */
async function withWords(sql: Sql, order: OrderRow, ending: Ending | null): Promise<OrderRow> {
  if (!ending?.words) return order
  const details = JSON.parse(order.body) as OrderDetails
  const body = JSON.stringify({ ...details, cancelWords: ending.words } satisfies OrderDetails)
  await sql.updateTable('orders').set({ body }).where('id', '=', order.id).execute()
  return { ...order, body }
}
