import { authoriseChannel } from '@samobranka/contract'
import { ownsOrder } from '../checkout/owns-order.ts'
import { answer } from '../http/answer.ts'
import type { Caller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { appCredentials } from './app-credentials.ts'
import { channelSignature, isSocketId } from './channel-signature.ts'
import { userChannel } from './publish-event.ts'

const ORDER = /^private-order-([\w-]{1,100})$/

export const realtimeRoutes: readonly Route[] = [
  route(authoriseChannel, async ({ body, query, caller }, context) => {
    const { socketId, channelName } = body
    if (!isSocketId(socketId)) return refuse(400, 'invalid_body', { params: { field: 'socket_id' } })
    const key = body.key ?? query.key ?? null
    // An order that is not there and one that is another's are answered alike: ids are not to be tried out.
    if (!(await mayListen(context, channelName, caller, key)))
      return caller.kind === 'visitor' && key === null
        ? refuse(401, 'unauthorized')
        : refuse(403, 'forbidden')
    const auth = channelSignature(await appCredentials(context), socketId, channelName)
    return answer({ auth, channelData: null })
  }),
]

async function mayListen({ db }: Context, channel: string, caller: Caller, key: string | null) {
  if (caller.kind === 'customer' && channel === userChannel(caller.customerId)) return true
  const publicId = ORDER.exec(channel)?.[1]
  if (publicId === undefined) return false
  const order = await db.sql
    .selectFrom('orders')
    .select(['customer_id', 'key'])
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return order !== undefined && ownsOrder(order, caller, key)
}
