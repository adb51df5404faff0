import type { Domain } from '../wire/codec.ts'
import { noun } from '../wire/noun.ts'
import { optionalText, verbatim, word } from '../wire/text.ts'

/** Pusher's question; `key` opens the caller's own order. */
export const realtimeAuthBody = noun('RealtimeAuthBody', {
  socketId: ['socket_id', word],
  channelName: ['channel_name', word],
  key: ['key', optionalText, null, 'sparse'],
})

export const realtimeAuth = noun('RealtimeAuth', {
  auth: ['auth', verbatim],
  channelData: ['channel_data', optionalText, null, 'sparse'],
})
export type RealtimeAuth = Domain<typeof realtimeAuth>
