import { sendMessage } from '@samobranka/contract'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { countTowards } from '../http/limits/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { messageOperator } from '../messages/message-operator.ts'
import { normalisePhone } from '../phone/normalise-phone.ts'
import { announceRequest } from '../realtime/announce-request.ts'

const MOST_PER_MINUTE = 10
const MINUTE = 60_000

export const messageRoutes: readonly Route[] = [
  route(sendMessage, async ({ body, request, now }, context) => {
    const { db, snapshot } = context
    const limit = { bucket: `contact:${clientAddress(request)}`, most: MOST_PER_MINUTE, windowMs: MINUTE }
    const flooded = await countTowards(db, limit, now)
    if (flooded) return flooded
    if (body.honeypot !== '') return refuse(422, 'spam')
    const { phoneCountry } = snapshot().own().operator
    const phone = normalisePhone(body.phone, phoneCountry)
    if (phone === null) return refuse(422, 'invalid_phone')
    if (body.name.trim() === '') return refuse(422, 'invalid_name')
    if (body.message.trim() === '') return refuse(422, 'invalid_body', { params: { field: 'message' } })
    const { name, email, page, message } = body
    await transaction(db, async (sql) => {
      const { id } = await sql
        .insertInto('contact_messages')
        .values({ name, phone, email, message, page, created_at: now.getTime() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await announceRequest(context, sql, { kind: 'message', id, isNew: true }, now)
      await messageOperator(
        sql,
        now,
        context,
        [`${name}, ${phone}`, email, message].filter(Boolean).join('\n'),
      )
    })
    return answer({ status: 'success' })
  }),
]
