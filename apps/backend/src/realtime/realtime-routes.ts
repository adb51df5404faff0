import { authoriseChannel } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import type { Caller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { sessionId } from '../sessions/session-id.ts'
import { appCredentials } from './app-credentials.ts'
import { boundSignature, channelSignature, isSocketId } from './channel-signature.ts'
import { userChannel } from './publish-event.ts'

/** What lets a caller listen: a session, as long as it lives, or a key that he brings; null: nothing does. */
export type ChannelRight = (
  context: Context,
  channel: string,
  caller: Caller,
  key: string | null,
) => Promise<'session' | 'key' | null>

/** Who may listen to what is not the caller's own, whoever it belongs to says. */
export const realtimeRoutes = (rightTo: ChannelRight): readonly Route[] => [
  route(authoriseChannel, async ({ body, query, caller }, context) => {
    const { socketId, channelName } = body
    if (!isSocketId(socketId)) return refuse(400, 'invalid_body', { params: { field: 'socket_id' } })
    const key = body.key ?? query.key ?? null
    const isOwn = caller.kind === 'customer' && channelName === userChannel(caller.customerId)
    const right = isOwn ? 'session' : await rightTo(context, channelName, caller, key)
    // An order that is not there and one that is another's are answered alike: ids are not to be tried out.
    if (right === null)
      return caller.kind === 'visitor' && key === null
        ? refuse(401, 'unauthorized')
        : refuse(403, 'forbidden')
    const credentials = await appCredentials(context)
    // A provider's socket knows no sessions: it would not understand such a signature.
    const auth =
      right === 'session' && caller.kind === 'customer' && !context.ports.realtime
        ? boundSignature(credentials, socketId, channelName, sessionId(caller.tokenHash))
        : channelSignature(credentials, socketId, channelName)
    return answer({ auth, channelData: null })
  }),
]
