import { type RequestOrder, requestOrderCall } from '@samobranka/contract'
import type { CartLine, Product } from '@samobranka/rules'
import { transaction } from '../database/transaction.ts'
import { countGuest, countsOfRequest } from '../guests/guest-count.ts'
import { guestTerms } from '../guests/guest-terms.ts'
import { tooManyOrders } from '../guests/too-many-orders.ts'
import { answer } from '../http/answer.ts'
import type { Context } from '../http/context.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { countTowards } from '../http/limits/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { messageOperator } from '../messages/message-operator.ts'
import { normalisePhone } from '../phone/normalise-phone.ts'
import { announceRequest } from '../realtime/announce-request.ts'
import { productsById } from '../stock/live-products.ts'

const MOST_PER_MINUTE = 10
const MINUTE = 60_000

/** A shop with `simplified_order` takes no orders but requests, and calls back. */
export const requestRoutes: readonly Route[] = [
  route(requestOrderCall, async ({ body, caller, request, now }, context) => {
    const address = clientAddress(request)
    const limit = { bucket: `request:${address}`, most: MOST_PER_MINUTE, windowMs: MINUTE }
    const flooded = await countTowards(context.db, limit, now)
    if (flooded) return flooded
    const { operator } = context.snapshot().own()
    const phone = normalisePhone(body.phone, operator.phoneCountry)
    if (phone === null) return refuse(422, 'invalid_phone')
    const name = body.name.trim()
    if (name === '') return refuse(422, 'invalid_name')
    const terms = guestTerms(caller, context, operator)
    if (terms?.asksCode) return refuse(422, 'phone_code_required')
    const { comment } = body
    const counts = terms ? countsOfRequest(terms, { phone, address }, now) : []
    const isKept = await transaction(context.db, async (sql) => {
      // Nothing else is written then: what was counted until the one that is full stands, and is over by the hour.
      if (!(await countGuest(context.db.engine, sql, counts))) return false
      const { id } = await sql
        .insertInto('order_requests')
        .values({
          customer_id: caller.kind === 'customer' ? caller.customerId : null,
          name,
          phone,
          comment,
          lines: JSON.stringify(body.lines),
          created_at: now.getTime(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await announceRequest(context, sql, { kind: 'order', id, isNew: true }, now)
      await messageOperator(sql, now, context, requestText({ ...body, name, phone, comment }, context))
      return true
    })
    if (!isKept) return tooManyOrders(now)
    return answer({ status: 'success' })
  }),
]

function requestText({ name, phone, comment, lines }: RequestOrder, context: Context): string {
  const products = productsById(context.snapshot().own())
  const goods = lines.map((line) => `${lineText(line, products.get(line.productId))} × ${line.count}`)
  return [`${name}, ${phone}`, ...goods, comment].filter((line) => line !== '').join('\n')
}

/** Whoever calls back must know which size was meant, and with what. */
function lineText({ productId, variationId, supplements }: CartLine, product: Product | undefined): string {
  if (!product) return String(productId)
  const chosen = supplements.map(({ id, count }) => {
    const name = product.supplements.find((one) => one.id === id)?.name ?? String(id)
    return count > 1 ? `${name} × ${count}` : name
  })
  const variation = product.variations.find(({ id }) => id === variationId)?.name
  return [product.name, variation, ...chosen].filter(Boolean).join(', ')
}
