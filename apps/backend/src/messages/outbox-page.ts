import type { Page } from '../http/page.ts'
import { refuse } from '../http/refusal.ts'
import { refusalResponse } from '../http/refusal-response.ts'

/** Who tries the shop out looks for the last message, not for all of them. */
const MOST = 1_000

/** What the shop said to phones that no gateway carries, oldest first. There is no such page in production. */
export const outboxPages: readonly Page[] = [
  {
    method: 'GET',
    path: '/_dev/outbox',
    async answer(_visit, { db, production }) {
      if (production) return refusalResponse(refuse(404, 'not_found'), 'en')
      const rows = await db.sql
        .selectFrom('sent_messages')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute()
      const messages = rows.reverse().map(({ channel, recipient, text, code, at }) => ({
        channel,
        to: recipient,
        text,
        ...(code === null ? {} : { code }),
        at: new Date(at).toISOString(),
      }))
      return Response.json(messages, { headers: { 'cache-control': 'no-store' } })
    },
  },
]
