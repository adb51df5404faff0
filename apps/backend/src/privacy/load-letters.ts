import type { UserExport } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

type Letters = Pick<UserExport, 'messages' | 'requests' | 'deliveryWishes' | 'sentMessages'>

const instant = (at: number): string => new Date(at).toISOString()

/** What was written to the shop under the phone, and what the shop wrote to it. */
export async function loadLetters(sql: Sql, customerId: number, phone: string): Promise<Letters> {
  const messages = await sql
    .selectFrom('contact_messages')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('id')
    .execute()
  const requests = await sql
    .selectFrom('order_requests')
    .selectAll()
    .where((e) => e.or([e('phone', '=', phone), e('customer_id', '=', customerId)]))
    .orderBy('id')
    .execute()
  const wishes = await sql
    .selectFrom('delivery_wishes')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('id')
    .execute()
  const sent = await sql
    .selectFrom('sent_messages')
    .select(['channel', 'text', 'at'])
    .where('recipient', '=', phone)
    // A code that still works is no reading for whoever found the session open.
    .where('code', 'is', null)
    .orderBy('id')
    .execute()
  return {
    messages: messages.map(({ name, phone, email, message, page, created_at }) => ({
      name,
      phone,
      email,
      message,
      page,
      at: instant(created_at),
    })),
    requests: requests.map(({ name, phone, comment, lines, created_at }) => ({
      name,
      phone,
      comment,
      lines: JSON.parse(lines),
      at: instant(created_at),
    })),
    deliveryWishes: wishes.map(({ phone, lat, lon, created_at }) => ({
      phone,
      lat,
      lon,
      at: instant(created_at),
    })),
    sentMessages: sent.map(({ channel, text, at }) => ({ channel, text, at: instant(at) })),
  }
}
