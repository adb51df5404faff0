import type { UserExport } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

/** What was written to the shop under the phone. */
export async function contactMessagesOf(sql: Sql, phone: string): Promise<UserExport['messages']> {
  const rows = await sql
    .selectFrom('contact_messages')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('id')
    .execute()
  return rows.map(({ name, phone, email, message, page, created_at }) => ({
    name,
    phone,
    email,
    message,
    page,
    at: new Date(created_at).toISOString(),
  }))
}

export async function forgetContactMessages(sql: Sql, { phone }: { readonly phone: string }): Promise<void> {
  await sql.deleteFrom('contact_messages').where('phone', '=', phone).execute()
}
