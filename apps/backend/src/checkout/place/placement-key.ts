import { hash } from 'node:crypto'
import type { OrderBody } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'
import type { Statement } from '../../database/statement.ts'
import type { Caller } from '../../http/caller.ts'

export const LIFETIME_MS = 86_400_000
const VISITOR = ''

/** One wish to place one order, however often it is sent. */
export interface PlacementKey {
  /**
   * The customer; visitors have nothing in common but the key itself: a phone that changes its network between two
   * tries must still be the same visitor, and the body must be the same to be answered. A visitor's key counts for
   * a customer too: whoever logs in between two tries would have two orders.
   */
  readonly owner: string
  readonly key: string
  readonly fingerprint: string
}

/** null when the request brings no key that can be kept. */
export function placementKey(header: string | null, body: OrderBody, caller: Caller): PlacementKey | null {
  const key = header?.trim() ?? ''
  if (key === '') return null
  return {
    owner: caller.kind === 'customer' ? `customer:${caller.customerId}` : VISITOR,
    key,
    // The parsed body: spaces and the order of keys do not make another order.
    fingerprint: hash('sha256', JSON.stringify(body), 'base64url'),
  }
}

const CLAIMED = 'insert into idempotency_keys (scope, owner, key, fingerprint, order_id, answer, created_at)'
const UNLESS_ALIVE = `
  on conflict (scope, owner, key) do update
  set fingerprint = excluded.fingerprint, order_id = excluded.order_id, created_at = excluded.created_at
  where idempotency_keys.created_at <= ?`
const CLAIM_OF_VISITOR = `${CLAIMED} values ('order', '', ?, ?, ?, '', ?) ${UNLESS_ALIVE}`
const CLAIM_OF_CUSTOMER = `${CLAIMED} select 'order', ?, ?, ?, ?, '', ?
  where not exists (
    select 1 from idempotency_keys where scope = 'order' and owner = '' and key = ? and created_at > ?
  ) ${UNLESS_ALIVE}`

/** Binds the key to the order; whoever changes no row with it rolls back, for it is bound to another one. */
export function claimStatement(key: PlacementKey, orderId: number, now: Date): Statement {
  const { owner, key: name, fingerprint } = key
  const { at, expired } = lifetime(now)
  if (owner === VISITOR) return { text: CLAIM_OF_VISITOR, values: [name, fingerprint, orderId, at, expired] }
  const values = [owner, name, fingerprint, orderId, at, name, expired, expired]
  return { text: CLAIM_OF_CUSTOMER, values }
}

/** From when to when a key counts. */
function lifetime(now: Date): { at: number; expired: number } {
  const at = now.getTime()
  return { at, expired: at - LIFETIME_MS }
}

/** The order placed with the key before; undefined when there is none. */
export async function placedWith(
  sql: Sql,
  { owner, key }: PlacementKey,
  now: Date,
): Promise<{ orderId: number; fingerprint: string } | undefined> {
  const row = await sql
    .selectFrom('idempotency_keys')
    .select(['order_id', 'fingerprint'])
    .where('scope', '=', 'order')
    .where('owner', 'in', [owner, VISITOR])
    .where('key', '=', key)
    .where('created_at', '>', lifetime(now).expired)
    // The customer's own first.
    .orderBy('owner', 'desc')
    .executeTakeFirst()
  return row?.order_id == null ? undefined : { orderId: row.order_id, fingerprint: row.fingerprint }
}

export async function forgetOldKeys(sql: Sql, now: Date): Promise<void> {
  await sql.deleteFrom('idempotency_keys').where('created_at', '<=', lifetime(now).expired).execute()
}
