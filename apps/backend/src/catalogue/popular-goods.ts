import type { PopularGoods } from '@samobranka/contract'
import { boughtTogether, popularGoods as popularOf } from '@samobranka/rules'
import type { Database } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { loadBaskets } from './load-baskets.ts'

const MOST_POPULAR = 12
const MOST_COMPANIONS = 8

/** However many ask, the orders are read so seldom. */
const FRESH_MS = 10_000

interface Kept {
  readonly at: number
  readonly answer: Promise<PopularGoods>
}

const kept = new WeakMap<Database, Kept>()

/** What people order, and what they order together; counted from the latest orders, once for all who ask. */
export function popularGoods({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<PopularGoods> {
  const now = clock()
  const known = kept.get(db)
  if (known && Math.abs(now.getTime() - known.at) < FRESH_MS) return known.answer
  const answer = count(db, now)
  kept.set(db, { at: now.getTime(), answer })
  // A database that was away for a moment is asked again by the next.
  answer.catch(() => kept.delete(db))
  return answer
}

async function count(db: Database, now: Date): Promise<PopularGoods> {
  const baskets = await loadBaskets(db.sql, now)
  const together = boughtTogether(baskets, MOST_COMPANIONS)
  return {
    popular: popularOf(baskets, MOST_POPULAR),
    together: [...together].map(([productId, companions]) => ({ productId, with: companions })),
  }
}
