import type { KitchenMark, SkippedMark } from '@samobranka/contract'
import {
  type CookedItem,
  isItemMark,
  type MarkObstacle,
  markItem,
  markObstacle,
  marksInOrder,
} from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { announceKitchen } from './announce-kitchen.ts'
import { lockKitchen } from './kitchen-lock.ts'
import { dishOf, type MarkedOrder, markedOrders } from './marked-order.ts'
import type { Marking } from './marking.ts'
import { settleOrder } from './settle-order.ts'

export interface Marked {
  readonly applied: readonly string[]
  readonly skipped: readonly SkippedMark[]
}

type Outcome = 'applied' | MarkObstacle
type TimedMark = Omit<KitchenMark, 'at'> & { readonly at: Date }

/** All marks of a batch, or none. */
export async function markKitchen(context: Context, marking: Marking): Promise<Marked> {
  const { kitchen, now } = marking
  return transaction(context.db, async (sql) => {
    const { engine } = context.db
    await lockKitchen(engine, sql, kitchen)
    const marks = marksInOrder(
      marking.marks.map((mark) => ({ ...mark, at: new Date(mark.at) })),
      now,
    )
    const [before, orders] = await Promise.all([
      outcomesOf(sql, kitchen, marks),
      markedOrders(sql, kitchen, marks),
    ])
    const outcomes = new Map<string, Outcome>(before)
    for (const mark of marks) {
      if (outcomes.has(mark.id)) continue
      const outcome = apply(orders.get(mark.order), mark)
      outcomes.set(mark.id, outcome)
      await remember(sql, marking, mark, { outcome, orderId: orders.get(mark.order)?.known.order.id ?? null })
    }
    const touched = [...orders.values()].filter(({ isTouched }) => isTouched)
    for (const order of touched) await settleOrder(context, sql, order, marking)
    if (touched.length > 0) {
      const names = touched.map(({ known }) => known.order.public_id)
      await announceKitchen(engine, sql, kitchen, names, now)
    }
    return told(marks, outcomes, orders)
  })
}

/** Marks that were known before they came. */
async function outcomesOf(
  sql: Sql,
  kitchen: number,
  marks: readonly TimedMark[],
): Promise<readonly (readonly [string, Outcome])[]> {
  if (marks.length === 0) return []
  const rows = await sql
    .selectFrom('kitchen_marks')
    .select(['id', 'outcome'])
    .where('kitchen', '=', kitchen)
    .where(
      'id',
      'in',
      marks.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ id, outcome }) => [id, outcome as Outcome])
}

function apply(order: MarkedOrder | undefined, { kind, item, at }: TimedMark): Outcome {
  if (!order) return 'gone'
  const { known, isHere } = order
  const dish = dishOf(known, item)
  const obstacle = markObstacle({
    status: isHere ? order.status : 'pending',
    isRemake: dish?.isRemake ?? false,
    hasItem: !isItemMark(kind) || dish !== null,
  })
  if (obstacle !== null) return obstacle
  if (!isItemMark(kind)) {
    order.front(kind === 'front' ? at : null)
    return 'applied'
  }
  const next = markItem(order.stateOf(item), kind, at)
  if (next === null) return 'overtaken'
  order.mark(item, next as CookedItem & { readonly markedAt: Date })
  return 'applied'
}

async function remember(
  sql: Sql,
  { kitchen, actor, now }: Marking,
  { id, item, kind, at }: TimedMark,
  { outcome, orderId }: { readonly outcome: Outcome; readonly orderId: number | null },
): Promise<void> {
  await sql
    .insertInto('kitchen_marks')
    .values({
      ...{ id, kitchen, order_id: orderId, item, kind, outcome },
      at: at.getTime(),
      received_at: now.getTime(),
      staff_id: actor.staffId ?? null,
    })
    .execute()
}

function told(
  marks: readonly TimedMark[],
  outcomes: ReadonlyMap<string, Outcome>,
  orders: ReadonlyMap<string, MarkedOrder>,
): Marked {
  const applied: string[] = []
  const skipped: SkippedMark[] = []
  for (const { id, order, item } of marks) {
    const outcome = outcomes.get(id)
    if (outcome === undefined || outcome === 'applied') applied.push(id)
    else {
      const known = orders.get(order)?.known
      const name = known ? (dishOf(known, item)?.name ?? '') : ''
      skipped.push({ id, why: outcome, number: known?.order.number ?? '', name })
    }
  }
  return { applied, skipped }
}
