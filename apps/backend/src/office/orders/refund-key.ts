import { hash } from 'node:crypto'
import { LIMITS } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'
import type { OrderRow } from '../../orders/order-record.ts'

const LIFETIME_MS = 86_400_000

/** One wish to give money back, however often it is sent. */
export interface RefundKey {
  readonly owner: string
  readonly key: string
  readonly fingerprint: string
}

/** null when the request brings no key that can be kept. */
export function refundKey(key: string | null, order: Pick<OrderRow, 'id'>, body: unknown): RefundKey | null {
  if (!key || key.length > LIMITS.key) return null
  return { owner: `order:${order.id}`, key, fingerprint: hash('sha256', JSON.stringify(body)) }
}

/** Whether the key was used: for the same, or for something else. */
export async function usedFor(
  sql: Sql,
  { owner, key, fingerprint }: RefundKey,
  now: Date,
): Promise<'same' | 'other' | null> {
  const known = await sql
    .selectFrom('idempotency_keys')
    .select('fingerprint')
    .where('scope', '=', 'refund')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('created_at', '>', now.getTime() - LIFETIME_MS)
    .executeTakeFirst()
  if (!known) return null
  return known.fingerprint === fingerprint ? 'same' : 'other'
}

/** In the transaction of what the key is for. */
export async function claimRefundKey(
  sql: Sql,
  { owner, key, fingerprint }: RefundKey,
  orderId: number,
  now: Date,
): Promise<void> {
  const claim = { fingerprint, order_id: orderId, created_at: now.getTime() }
  await sql
    .insertInto('idempotency_keys')
    .values({ scope: 'refund', owner, key, answer: '', ...claim })
    .onConflict((conflict) => conflict.columns(['scope', 'owner', 'key']).doUpdateSet(claim))
    .execute()
}
