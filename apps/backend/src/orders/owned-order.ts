import type { Call } from '../http/call.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { findOrder } from './load-order.ts'
import type { OrderRow } from './order-record.ts'
import { refuseStranger } from './owns-order.ts'

type OwnersCall = Call<{ readonly key?: string | null | undefined }, { readonly key: string | null }>

/** The order of the address, for its owner: by session, or by the key in the body or the query. */
export async function ownedOrder(
  { params, query, body, caller }: OwnersCall,
  { db }: Context,
): Promise<OrderRow | Refusal> {
  const order = await findOrder(db.sql, params.id ?? '')
  if (!order) return refuse(404, 'not_found')
  return refuseStranger(order, caller, body.key ?? query.key ?? null) ?? order
}
