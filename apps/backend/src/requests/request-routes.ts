import { type RequestOrder, requestOrderCall } from '@samobranka/contract'
import { productsById } from '../checkout/live-products.ts'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { countTowards } from '../http/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { normalisePhone } from '../people/normalise-phone.ts'
import { tellOperator } from './tell-operator.ts'

const MOST_PER_MINUTE = 10
const MINUTE = 60_000
const LONGEST_COMMENT = 2_000

/** A shop with `simplified_order` takes no orders but requests, and calls back. */
export const requestRoutes: readonly Route[] = [
  route(requestOrderCall, async ({ body, caller, request, now }, context) => {
    const limit = { bucket: `request:${clientAddress(request)}`, most: MOST_PER_MINUTE, windowMs: MINUTE }
    const flooded = await countTowards(context.db, limit, now)
    if (flooded) return flooded
    const current = context.snapshot()
    const { phoneCountry } = current.in(current.defaultLanguage).operator
    const phone = normalisePhone(body.phone, phoneCountry)
    if (phone === null) return refuse(422, 'invalid_phone')
    const name = body.name.trim()
    if (name === '') return refuse(422, 'invalid_name')
    const comment = body.comment.slice(0, LONGEST_COMMENT)
    await transaction(context.db, async (sql) => {
      await sql
        .insertInto('order_requests')
        .values({
          customer_id: caller.kind === 'customer' ? caller.customerId : null,
          name,
          phone,
          comment,
          lines: JSON.stringify(body.lines),
          created_at: now.getTime(),
        })
        .execute()
      await tellOperator(sql, now, context, requestText({ ...body, name, phone, comment }, context))
    })
    return answer({ status: 'success' })
  }),
]

function requestText({ name, phone, comment, lines }: RequestOrder, context: Context): string {
  const current = context.snapshot()
  const products = productsById(current.in(current.defaultLanguage))
  const goods = lines.map(
    ({ productId, count }) => `${products.get(productId)?.name ?? productId} × ${count}`,
  )
  return [`${name}, ${phone}`, ...goods, comment].filter((line) => line !== '').join('\n')
}
