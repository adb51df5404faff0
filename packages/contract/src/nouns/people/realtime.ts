import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { noun } from '../../wire/noun.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { optionalText, verbatim, word } from '../../wire/text.ts'
import { optionalKey } from '../request-parts.ts'

/** Pusher's question; `key` opens the caller's own order. */
export const realtimeAuthBody = noun('RealtimeAuthBody', {
  socketId: ['socket_id', maxLength(word, LIMITS.key)],
  channelName: ['channel_name', maxLength(word, LIMITS.key)],
  key: ['key', optionalKey, null, 'sparse'],
})

export const realtimeAuth = noun('RealtimeAuth', {
  auth: ['auth', verbatim],
  channelData: ['channel_data', optionalText, null, 'sparse'],
})
export type RealtimeAuth = Domain<typeof realtimeAuth>
