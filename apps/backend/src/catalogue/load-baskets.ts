import type { Basket } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'

/** Of how many orders the shop's taste is read; years ago people ate something else. */
const LATEST = 1000
const LATELY_MS = 90 * 24 * 3600 * 1000

/** What the latest orders held, without gifts; one that was cancelled or never paid says nothing. */
export async function loadBaskets(sql: Sql, now: Date): Promise<readonly Basket[]> {
  // By number, which the key is ordered by: a date would be looked for through all the years.
  const latest = sql
    .selectFrom('orders')
    .select(['id', 'status', 'created_at'])
    .orderBy('id', 'desc')
    .limit(LATEST)
    .as('latest')
  const rows = await sql
    .selectFrom('order_lines')
    .innerJoin(latest, 'latest.id', 'order_lines.order_id')
    .select(['order_lines.order_id', 'order_lines.product_id'])
    .where('latest.status', 'not in', ['cancelled', 'pending'])
    .where('latest.created_at', '>=', now.getTime() - LATELY_MS)
    .where('order_lines.gift', '=', 0)
    .execute()
  const baskets = new Map<number, number[]>()
  for (const { order_id: order, product_id: product } of rows) {
    const basket = baskets.get(order)
    if (basket) basket.push(product)
    else baskets.set(order, [product])
  }
  return [...baskets.values()]
}
