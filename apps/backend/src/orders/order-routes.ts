import {
  cancelOrder,
  orderById,
  rateOrder as rateOrderCall,
  repeatOrder as repeatOrderCall,
  tipOrder as tipOrderCall,
} from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { findOrder, loadOrder } from './load-order.ts'
import { moveOrder } from './move-order.ts'
import { ownedOrder } from './owned-order.ts'
import { ownsOrder, refuseStranger } from './owns-order.ts'
import { rateOrder } from './rate-order.ts'
import { repeatOrder } from './repeat-order.ts'
import { tipOrder } from './tip-order.ts'
import { viewOrder } from './view-order.ts'

export const orderRoutes: readonly Route[] = [
  route(orderById, async ({ params, query, caller, now }, { db }) => {
    const row = await findOrder(db.sql, params.id ?? '')
    if (!row) return refuse(404, 'not_found')
    return answer(viewOrder(await loadOrder(db.sql, row), ownsOrder(row, caller, query.key ?? null), now))
  }),

  route(cancelOrder, async (call, context) => {
    const order = await ownedOrder(call, context)
    if (order instanceof Refusal) return order
    const cancelled = await moveOrder(context, order.id, {
      to: 'cancelled',
      actor: 'customer',
      now: call.now,
    })
    if (!cancelled) return refuse(409, 'cannot_cancel')
    return answer(viewOrder(await loadOrder(context.db.sql, cancelled), true, call.now))
  }),

  route(rateOrderCall, async (call, context) => {
    const order = await ownedOrder(call, context)
    if (order instanceof Refusal) return order
    const refusal = await rateOrder(context.db, order, call.body, call.now)
    return refusal ?? answer(viewOrder(await loadOrder(context.db.sql, order), true, call.now))
  }),

  route(tipOrderCall, async (call, context) => {
    const order = await ownedOrder(call, context)
    if (order instanceof Refusal) return order
    const paymentUrl = await tipOrder(context, order, call.body.amount, call.url, call.now)
    if (paymentUrl instanceof Refusal) return paymentUrl
    return answer({ paymentUrl, order: viewOrder(await loadOrder(context.db.sql, order), true, call.now) })
  }),

  route(repeatOrderCall, async (call, context) => {
    const { params, query, caller, language, messageLanguage, now } = call
    const order = await findOrder(context.db.sql, params.id ?? '')
    if (!order) return refuse(404, 'not_found')
    // A customer's order is told to his session alone; a guest has no other proof than the key.
    const refusal = refuseStranger(order, caller, order.customer_id === null ? (query.key ?? null) : null)
    if (refusal) return refusal
    const business = context.snapshot()
    const readers = { local: business.in(language), asOrdered: business.in(order.language), messageLanguage }
    return answer(await repeatOrder(context, order, readers, now))
  }),
]
