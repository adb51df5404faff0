import { authoriseChannel } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { type Caller, VISITOR } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { ownsOrder } from '../orders/owns-order.ts'
import { sessionId } from '../sessions/session-id.ts'
import { appCredentials } from './app-credentials.ts'
import { boundSignature, channelSignature, isSocketId } from './channel-signature.ts'
import { userChannel } from './publish-event.ts'

const ORDER = /^private-order-([\w-]{1,100})$/

export const realtimeRoutes: readonly Route[] = [
  route(authoriseChannel, async ({ body, query, caller }, context) => {
    const { socketId, channelName } = body
    if (!isSocketId(socketId)) return refuse(400, 'invalid_body', { params: { field: 'socket_id' } })
    const key = body.key ?? query.key ?? null
    const right = await rightTo(context, channelName, caller, key)
    // An order that is not there and one that is another's are answered alike: ids are not to be tried out.
    if (right === null)
      return caller.kind === 'visitor' && key === null
        ? refuse(401, 'unauthorized')
        : refuse(403, 'forbidden')
    const credentials = await appCredentials(context)
    // A provider's socket knows no sessions: it would not understand such a signature.
    const auth =
      right === 'key' || context.ports.realtime
        ? channelSignature(credentials, socketId, channelName)
        : boundSignature(credentials, socketId, channelName, right.session)
    return answer({ auth, channelData: null })
  }),
]

/** What lets the caller listen: a session, as long as it lives, or the order's own key; null: nothing does. */
async function rightTo(
  { db }: Context,
  channel: string,
  caller: Caller,
  key: string | null,
): Promise<{ readonly session: string } | 'key' | null> {
  const session = caller.kind === 'customer' ? { session: sessionId(caller.tokenHash) } : null
  if (caller.kind === 'customer' && channel === userChannel(caller.customerId)) return session
  const publicId = ORDER.exec(channel)?.[1]
  if (publicId === undefined) return null
  const order = await db.sql
    .selectFrom('orders')
    .select(['customer_id', 'key'])
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  if (order === undefined || !ownsOrder(order, caller, key)) return null
  // Who holds the key listens as a guest does, whoever is logged in beside it.
  return key !== null && ownsOrder(order, VISITOR, key) ? 'key' : session
}
