import { orderById, placeOrder as placeOrderCall } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { findOrder, loadOrder } from './load-order.ts'
import { ownsOrder } from './owns-order.ts'
import { placeOrder } from './place-order.ts'
import { quoteRoute } from './quote-route.ts'
import { viewOrder } from './view-order.ts'

export const orderRoutes: readonly Route[] = [
  quoteRoute,
  route(placeOrderCall, placeOrder),
  route(orderById, async ({ params, query, caller }, { db }) => {
    const row = await findOrder(db.sql, params.id ?? '')
    if (!row) return refuse(404, 'not_found')
    return answer(viewOrder(await loadOrder(db.sql, row), ownsOrder(row, caller, query.key ?? null)))
  }),
]
