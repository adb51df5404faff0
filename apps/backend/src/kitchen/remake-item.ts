import type { RemakeReason } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'
import { announceStock } from '../stock/announce-stock.ts'
import type { StockLeft } from '../stock/stock-ledger.ts'
import { takeAnyway } from '../stock/take-anyway.ts'
import { announceKitchen } from './announce-kitchen.ts'
import { lockKitchen } from './kitchen-lock.ts'
import { type KitchenOrder, kitchenOrders, lineKey } from './kitchen-order.ts'

export interface Remake {
  readonly kitchen: number
  readonly id: string
  /** The order's public id. */
  readonly order: string
  readonly item: string
  readonly count: number
  readonly reason: RemakeReason
  readonly text: string
  readonly actor: JournalActor
  readonly now: Date
}

type Outcome = 'done' | 'not_found' | 'cancelled'

/** A dish is thrown away and made again: its stock is taken, nobody is charged. Asked for twice it happens once. */
export async function remakeItem(context: Context, remake: Remake): Promise<Outcome> {
  const { kitchen, now } = remake
  const { outcome, gone } = await transaction(context.db, (sql) => remakeWithin(context, sql, remake))
  await announceStock(context, { warehouseId: kitchen, goods: gone, now })
  return outcome
}

interface Remade {
  readonly outcome: Outcome
  readonly gone: readonly StockLeft[]
}

async function remakeWithin({ db }: Context, sql: Sql, remake: Remake): Promise<Remade> {
  const { kitchen, id, now } = remake
  await lockKitchen(db.engine, sql, kitchen)
  const known = await orderOf(sql, remake)
  const line = known?.lines.find((one) => lineKey(one) === remake.item)
  if (!known || !line) return { outcome: 'not_found', gone: [] }
  if (known.order.status === 'cancelled') return { outcome: 'cancelled', gone: [] }
  const row = await sql
    .insertInto('waste')
    .values({
      ...{ id, kitchen, order_id: known.order.id, item: remake.item },
      ...{ product_id: line.product_id, variation_id: line.variation_id, name: line.name },
      ...{ count: remake.count, reason: remake.reason, text: remake.text },
      worth: line.unit_price * remake.count,
      staff_id: remake.actor.staffId ?? null,
      at: now.getTime(),
    })
    .onConflict((conflict) => conflict.columns(['kitchen', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return { outcome: 'done', gone: [] }
  // Shared by the variations, the remainder is the product's own.
  const variationId = line.counted === 1 ? line.variation_id : 0
  const units = { productId: line.product_id, variationId, count: remake.count }
  const gone = line.counted === 0 ? [] : await takeAnyway(sql, kitchen, units)
  await announceKitchen(db.engine, sql, kitchen, [known.order.public_id], now)
  await writeJournal(sql, entryOf(remake, line.product_id), now)
  return { outcome: 'done', gone }
}

const entryOf = ({ actor, kitchen, order, reason, count }: Remake, product: number) => ({
  ...{ by: actor, deed: 'kitchen.remake', kitchen, subject: 'order', subjectId: order },
  after: { product, count, reason },
})

async function orderOf(sql: Sql, { kitchen, order }: Remake): Promise<KitchenOrder | undefined> {
  const row = await sql
    .selectFrom('orders')
    .select('id')
    .where('public_id', '=', order)
    .where('warehouse_id', '=', kitchen)
    .executeTakeFirst()
  return row && (await kitchenOrders(sql, [row.id]))[0]
}
