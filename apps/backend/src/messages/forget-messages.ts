import type { Sql } from '../database/database.ts'

/** Those to the phone, and those that told the operator of it. */
export async function forgetMessages(sql: Sql, { phone }: { readonly phone: string }): Promise<void> {
  await sql.deleteFrom('sent_messages').where('recipient', '=', phone).execute()
  await sql.deleteFrom('sent_messages').where('text', 'like', `%${phone}%`).execute()
  await sql
    .deleteFrom('outbox')
    .where('kind', 'like', 'message:%')
    .where('payload', 'like', `%${phone}%`)
    .execute()
}

/** Of messages that name the phone those alone that open so. */
export async function forgetMessagesAbout(sql: Sql, phone: string, opening: string): Promise<void> {
  const sent = await sql
    .selectFrom('sent_messages')
    .select(['id', 'text'])
    .where('text', 'like', `%${phone}%`)
    .execute()
  for (const { id, text } of sent)
    if (text.startsWith(opening)) await sql.deleteFrom('sent_messages').where('id', '=', id).execute()
  const waiting = await sql
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', 'like', 'message:%')
    .where('payload', 'like', `%${phone}%`)
    .execute()
  for (const { id, payload } of waiting) {
    const { text }: { text?: unknown } = JSON.parse(payload)
    if (typeof text === 'string' && text.startsWith(opening))
      await sql.deleteFrom('outbox').where('id', '=', id).execute()
  }
}
