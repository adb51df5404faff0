import type { UserExport } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

/** What the shop wrote to the phone. */
export async function sentMessagesOf(sql: Sql, phone: string): Promise<UserExport['sentMessages']> {
  const sent = await sql
    .selectFrom('sent_messages')
    .select(['channel', 'text', 'at'])
    .where('recipient', '=', phone)
    // A code that still works is no reading for whoever found the session open.
    .where('code', 'is', null)
    .orderBy('id')
    .execute()
  return sent.map(({ channel, text, at }) => ({ channel, text, at: new Date(at).toISOString() }))
}
