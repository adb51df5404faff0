import type { UserExport } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { forgetMessagesAbout } from '../messages/forget-messages.ts'

interface Person {
  readonly customerId: number
  readonly phone: string
}

/** Those that came under the phone, and those that the customer left under another's. */
export async function requestsOf(sql: Sql, { customerId, phone }: Person): Promise<UserExport['requests']> {
  const rows = await sql
    .selectFrom('order_requests')
    .selectAll()
    .where((e) => e.or([e('phone', '=', phone), e('customer_id', '=', customerId)]))
    .orderBy('id')
    .execute()
  return rows.map(({ name, phone, comment, lines, created_at }) => ({
    name,
    phone,
    comment,
    lines: JSON.parse(lines),
    at: new Date(created_at).toISOString(),
  }))
}

/**
 * Forgets the requests that a customer left while logged in, also under another's phone, and what told the operator of
 * them: it opens with the name and the phone.
 */
export async function forgetRequests(sql: Sql, { customerId, phone: own }: Person): Promise<void> {
  const requests = await sql
    .selectFrom('order_requests')
    .select(['name', 'phone'])
    .where('customer_id', '=', customerId)
    .where('phone', '<>', '')
    .execute()
  for (const { name, phone } of requests) await forgetMessagesAbout(sql, phone, `${name}, ${phone}`)
  await sql
    .updateTable('order_requests')
    .set({ name: '', phone: '', comment: '' })
    .where((e) => e.or([e('phone', '=', own), e('customer_id', '=', customerId)]))
    .execute()
}
