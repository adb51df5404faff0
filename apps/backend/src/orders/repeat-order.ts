import type { RepeatAnswer } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import { type CartLine, isSoldAt, limitByStock, type Product, stockPool, unitPrice } from '@samobranka/rules'
import type { Context } from '../http/context.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'
import { liveProducts, productsById } from '../stock/live-products.ts'
import { kitchenSwitches } from '../switches/kitchen-switches.ts'
import { describePortion, isOtherPortion, type Portion, portionNow } from './line-portion.ts'
import type { OrderDetails, OrderLineRow, OrderRow } from './order-record.ts'

/** The business as the reader of the answer sees it, and as whoever ordered saw it. */
export interface Readers {
  readonly local: LocalBusiness
  readonly asOrdered: LocalBusiness
  readonly messageLanguage: Language
}

/** What of an old order can be had again where it was ordered, what cannot and why, and what is otherwise now. */
export async function repeatOrder(
  world: Pick<Context, 'db' | 'switches'>,
  order: OrderRow,
  { local, asOrdered, messageLanguage }: Readers,
  now: Date,
): Promise<RepeatAnswer> {
  const rows = await world.db.sql
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('gift', '=', 0)
    .orderBy('position')
    .execute()
  const wishes = rows.map((row) => ({ row, line: lineOf(row) }))
  const ids = [...new Set(rows.map((row) => row.product_id))]
  const { goods } = kitchenSwitches(world, local, order.warehouse_id, now)
  const products = goods(await liveProducts(world.db, local, ids, order.warehouse_id))
  const stock = limitByStock(
    wishes.map(({ line }) => line),
    products,
    order.warehouse_id,
  )
  const had = wishes.filter(({ line }) => !stock.removed.includes(line))
  const { lineNotes = [] }: OrderDetails = JSON.parse(order.body)
  const known = productsById(asOrdered)
  const nameOf = (line: CartLine) => wishes.find((wish) => wish.line === line)?.row.name ?? ''
  const gone = [
    ...stock.removed.map((line) => ({
      line,
      count: line.count,
      reason: whyGone(line, products.get(line.productId), order.warehouse_id),
    })),
    ...stock.corrected
      .filter(({ line, count }) => count < line.count)
      .map(({ line, count }) => ({ line, count: line.count - count, reason: 'out_of_stock' })),
  ]
  return {
    lines: stock.lines,
    unavailable: gone.map(({ line, count, reason }) => ({
      productId: line.productId,
      variationId: line.variationId,
      name: nameOf(line),
      count,
      reason,
    })),
    changed: had.flatMap(({ row, line }) => changeOf(row, line, products.get(line.productId))),
    reportioned: (
      await Promise.all(
        had.map(({ row, line }) =>
          reportionOf(row, line, lineNotes[row.position], known.get(line.productId), messageLanguage),
        ),
      )
    ).flat(),
  }
}

function lineOf(row: OrderLineRow): CartLine {
  const supplements: { id: number; count: number }[] = JSON.parse(row.supplements)
  return {
    productId: row.product_id,
    variationId: row.variation_id === 0 ? null : row.variation_id,
    count: row.count,
    supplements: supplements.map(({ id, count }) => ({ id, count })),
  }
}

function whyGone(line: CartLine, product: Product | undefined, warehouseId: number): string {
  if (!product) return 'not_found'
  if (!isSoldAt(product, warehouseId)) return 'warehouse'
  if (!product.available) return 'unavailable'
  if (!product.inStock || stockPool(product, line.variationId, warehouseId)?.quantity === 0)
    return 'out_of_stock'
  return 'changed'
}

function changeOf(row: OrderLineRow, line: CartLine, product: Product | undefined): RepeatAnswer['changed'] {
  const now = product ? unitPrice(product, line) : row.unit_price
  if (now === row.unit_price) return []
  return [{ ...named(row, line), was: row.unit_price, now }]
}

async function reportionOf(
  row: OrderLineRow,
  line: CartLine,
  was: Portion | undefined,
  product: Product | undefined,
  messageLanguage: Language,
): Promise<RepeatAnswer['reportioned']> {
  const now = product && portionNow(product, line.variationId)
  if (!was || !now || !isOtherPortion(was, now)) return []
  const [before, after] = await Promise.all([
    describePortion(was, messageLanguage),
    describePortion(now, messageLanguage),
  ])
  return [{ ...named(row, line), was: before, now: after }]
}

function named({ name }: OrderLineRow, { productId, variationId, count }: CartLine) {
  return { productId, variationId, name, count }
}
