import type { Sql } from '../database/database.ts'

/**
 * Forgets the requests that a customer left while logged in, also under another's phone, and what told the operator of
 * them: it opens with the name and the phone.
 */
export async function forgetRequests(sql: Sql, customerId: number): Promise<void> {
  const requests = await sql
    .selectFrom('order_requests')
    .select(['name', 'phone'])
    .where('customer_id', '=', customerId)
    .where('phone', '<>', '')
    .execute()
  for (const { name, phone } of requests) await forgetWhatWasTold(sql, phone, `${name}, ${phone}`)
  await sql
    .updateTable('order_requests')
    .set({ name: '', phone: '', comment: '' })
    .where('customer_id', '=', customerId)
    .execute()
}

async function forgetWhatWasTold(sql: Sql, phone: string, opening: string): Promise<void> {
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
