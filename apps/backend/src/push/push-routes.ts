import { pushPublicKey, subscribePush, unsubscribePush } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { customerCall } from '../http/customer-call.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { isPushAddress } from './is-push-address.ts'
import { vapidKeys } from './vapid-keys.ts'

/** A customer's browsers; the oldest is forgotten for a new one. */
const MOST_BROWSERS = 20
const KEY = /^[A-Za-z0-9_-]+={0,2}$/

export const pushRoutes: readonly Route[] = [
  route(pushPublicKey, async ({ now }, { db }) =>
    answer({ publicKey: (await vapidKeys(db, now)).publicKey }),
  ),
  customerCall(subscribePush, async (customerId, { body, messageLanguage, now }, { db, production }) => {
    const { endpoint, keys } = body
    if (!isPushAddress(endpoint, production)) return wrong('endpoint')
    if (bytes(keys.p256dh) !== 65) return wrong('keys.p256dh')
    if (bytes(keys.auth) !== 16) return wrong('keys.auth')
    const values = { customer_id: customerId, ...keys, language: messageLanguage, created_at: now.getTime() }
    await transaction(db, async (sql) => {
      await sql
        .insertInto('push_subscriptions')
        .values({ endpoint, ...values })
        // Whoever logs in at a browser gets its notifications, and nobody else any more.
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
        .execute()
      await forgetOldest(sql, customerId)
    })
    return answer({ status: 'success' }, { status: 201 })
  }),
  customerCall(unsubscribePush, async (customerId, { body }, { db }) => {
    await transaction(db, (sql) =>
      sql
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', body.endpoint)
        .where('customer_id', '=', customerId)
        .execute(),
    )
    return new Response(null, { status: 204 })
  }),
]

function wrong(field: string) {
  return refuse(422, 'invalid_body', { params: { field }, data: { field } })
}

function bytes(key: string): number {
  return KEY.test(key) ? Buffer.from(key, 'base64url').length : 0
}

async function forgetOldest(sql: Sql, customerId: number): Promise<void> {
  const rows = await sql
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute()
  const old = rows.slice(MOST_BROWSERS).map(({ endpoint }) => endpoint)
  if (old.length > 0) await sql.deleteFrom('push_subscriptions').where('endpoint', 'in', old).execute()
}
