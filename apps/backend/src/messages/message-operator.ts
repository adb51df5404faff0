import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { normalisePhone } from '../phone/normalise-phone.ts'
import { sendMessage } from './send-message.ts'

const LONGEST = 1_000

/** Tells whoever runs the shop, on its default phone; a shop without a phone reads its tables. */
export async function messageOperator(sql: Sql, now: Date, context: Context, text: string): Promise<void> {
  const { contacts, operator } = context.snapshot().own()
  const contact = contacts.find(({ isDefault }) => isDefault) ?? contacts[0]
  const to = contact && normalisePhone(contact.phone, operator.phoneCountry)
  if (to) await sendMessage(sql, now, context, { channel: 'sms', to, text: text.slice(0, LONGEST) })
}
