import { findGuest, placePhoneOrder, quotePhoneOrder } from '@samobranka/contract'
import { placeOrder } from '../../checkout/place/place-order.ts'
import { describeProblems } from '../../checkout/quote/describe-problems.ts'
import { evaluateOrder } from '../../checkout/quote/evaluate-order.ts'
import { loadFacts } from '../../checkout/quote/load-facts.ts'
import { quoteOf } from '../../checkout/quote/quote-of.ts'
import { refuseTips } from '../../checkout/quote/refuse-tips.ts'
import { answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import type { Caller } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { findOrder } from '../../orders/load-order.ts'
import { normalisePhone } from '../../phone/normalise-phone.ts'
import { staffCall } from '../../staff/staff-call.ts'
import { noteDeed } from '../orders/held-deed.ts'
import { loadCards } from '../orders/load-cards.ts'
import { loadGuest } from './load-guest.ts'

export const phoneOrderRoutes: readonly Route[] = [
  staffCall(findGuest, async (staff, { query, messageLanguage, now }, context) => {
    const phone = phoneOf(context, query.phone ?? '')
    if (phone === null) return refuse(422, 'invalid_phone')
    return answer(await loadGuest(context, phone, { staff, language: messageLanguage, now }))
  }),

  staffCall(quotePhoneOrder, async (_staff, call, context) => {
    const asked = await asTheGuest(call, context)
    const evaluation = evaluateOrder(asked.body, await loadFacts(asked, context), asked.now)
    const unfit = refuseTips(evaluation)
    if (unfit) return unfit
    const { local } = evaluation.facts
    const problems = await describeProblems(evaluation.problems, local, asked.messageLanguage)
    return answer(quoteOf(evaluation, problems, asked.now))
  }),

  staffCall(placePhoneOrder, async (staff, call, context) => {
    const { now, messageLanguage } = call
    const placed = await placeOrder(await asTheGuest(call, context), context, {
      mayAt: (kitchen) => staff.mayAt(kitchen),
      beside: (sql, order) => noteDeed(sql, order, 'order.create', staff.actor, now),
    })
    if (placed instanceof Refusal) return placed
    const { order, paymentUrl } = placed.value
    const row = await findOrder(context.db.sql, order.id)
    if (!row) throw new Error(`Order ${order.number} vanished while it was read`)
    // The key of another's order answers with that order, wherever it is cooked.
    if (!staff.mayAt(row.warehouse_id)) return refuse(403, 'no_permission')
    const [card] = await loadCards(context, [row], { staff, language: messageLanguage, now })
    if (!card) throw new Error(`Order ${order.number} has no card`)
    return answer({ order: card, paymentUrl }, placed.status === undefined ? {} : { status: placed.status })
  }),
]

const phoneOf = ({ snapshot }: Context, phone: string): string | null =>
  normalisePhone(phone, snapshot().own().operator.phoneCountry)

type OrderCall = Parameters<typeof placeOrder>[0]

/** The same call as the customer of its phone makes it: his coupons, his bonuses, his first order. */
async function asTheGuest(call: OrderCall, context: Context): Promise<OrderCall> {
  const phone = phoneOf(context, call.body.customer.phone)
  const customer =
    phone === null
      ? undefined
      : await context.db.sql
          .selectFrom('customers')
          .select('id')
          .where('phone', '=', phone)
          .executeTakeFirst()
  if (!customer) return call
  const caller: Caller = { kind: 'customer', customerId: customer.id, tokenHash: '' }
  return { ...call, caller, signal: () => call.signal() } satisfies Call<unknown, OrderCall['body']>
}
