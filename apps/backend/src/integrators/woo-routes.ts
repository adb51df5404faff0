import {
  changeWooOrder,
  type Endpoint,
  type WooOrder,
  wooOrderById,
  wooOrders,
  wooOrdersV2,
  wooOrderV2,
} from '@samobranka/contract'
import { statusFromWoo } from '@samobranka/rules'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import type { Context } from '../http/context.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { acceptWithin } from '../orders/acceptance/accept-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { listWooOrders, withLines } from './list-woo-orders.ts'
import { sessionBeside } from './session-beside.ts'
import { wooOrderOf } from './woo-order-of.ts'

export const wooRoutes: readonly Route[] = [
  listRoute(wooOrdersV2),
  listRoute(wooOrders),
  oneRoute(wooOrderV2),
  oneRoute(wooOrderById),

  route(changeWooOrder, async ({ params, body, now, request, url }, context) => {
    // What a kitchen does is no customer's to do, whoever asks for him.
    const own = await sessionBeside(request, url, context)
    if (own !== null) return own instanceof Refusal ? own : refuse(403, 'forbidden')
    const order = await orderNumbered(context, params.id)
    if (!order) return refuse(404, 'not_found')
    if (body.status === '') return answer(await wooView(context, order))
    const to = statusFromWoo(body.status)
    if (!to) return refuse(400, 'unknown_status')
    // A screen that sends its state again must not write history.
    if (to === order.status) {
      // It has seen the order, and says so: nobody else need take it.
      if (to === 'accepted')
        await transaction(context.db, (sql) => acceptWithin(context, sql, order.id, { how: 'key', now }))
      return answer(await wooView(context, order))
    }
    const moved = await moveOrder(context, order.id, { to, actor: 'operator', now })
    return moved ? answer(await wooView(context, moved)) : refuse(409, 'wrong_status_move')
  }),
]

function listRoute(endpoint: typeof wooOrders | typeof wooOrdersV2): Route {
  return route(endpoint as typeof wooOrders, async ({ query, request, url }, context) => {
    const own = await sessionBeside(request, url, context)
    if (own instanceof Refusal) return own
    if (own !== null && query.customer !== own) return refuse(403, 'forbidden')
    const page = await listWooOrders(context.db.sql, query)
    if (page instanceof Refusal) return page
    const business = context.snapshot().own()
    const headers = { 'x-wp-total': String(page.total), 'x-wp-totalpages': String(page.pages) }
    return answer(
      page.records.map((record) => wooOrderOf(record, business)),
      { headers },
    )
  })
}

function oneRoute(endpoint: Endpoint<string, null, null, WooOrder>): Route {
  return route(endpoint, async ({ params, request, url }, context) => {
    const own = await sessionBeside(request, url, context)
    if (own instanceof Refusal) return own
    const order = await orderNumbered(context, params.id)
    if (own !== null && order?.customer_id !== own) return refuse(403, 'forbidden')
    return order ? answer(await wooView(context, order)) : refuse(404, 'not_found')
  })
}

async function orderNumbered({ db }: Context, id = ''): Promise<OrderRow | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined
  return db.sql.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirst()
}

async function wooView(context: Context, order: OrderRow): Promise<WooOrder> {
  const [record] = await withLines(context.db.sql, [order])
  if (!record) throw new Error(`Order ${order.id} vanished while it was read`)
  return wooOrderOf(record, context.snapshot().own())
}
