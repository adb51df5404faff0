/** What the Pusher protocol, version 7, says over the socket. `data` is JSON within JSON, except in errors. */
const say = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) })

const ACTIVITY_SECONDS = 60

export const established = (socketId: string): string =>
  say('pusher:connection_established', { socket_id: socketId, activity_timeout: ACTIVITY_SECONDS })

export const pong = say('pusher:pong', {})

export const subscribed = (channel: string): string =>
  say('pusher_internal:subscription_succeeded', {}, channel)

export const unsubscribable = (channel: string, error: string): string =>
  say('pusher:subscription_error', { type: 'AuthError', error, status: 401 }, channel)

export const news = (channel: string, event: string, data: unknown): string => say(event, data, channel)

/** Codes of the protocol: below 4100 there is no use in coming again, below 4200 later, above at once. */
export const codes = {
  unknownApp: 4001,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  comeAgain: 4200,
  clientEvent: 4301,
} as const

export const error = (code: number | null, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } })

export type ClientMessage =
  | { readonly kind: 'ping' | 'pong' | 'client_event' | 'unknown' }
  | { readonly kind: 'subscribe'; readonly channel: string; readonly auth: string }
  | { readonly kind: 'unsubscribe'; readonly channel: string }

/** Reads what a client sent; null when it is no message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  const message = parse(text)
  const event = textOf(message?.event)
  if (message === null || event === '') return null
  const data = typeof message.data === 'string' ? parse(message.data) : recordOf(message.data)
  const channel = textOf(data?.channel)
  switch (event) {
    case 'pusher:ping':
      return { kind: 'ping' }
    case 'pusher:pong':
      return { kind: 'pong' }
    case 'pusher:subscribe':
      return { kind: 'subscribe', channel, auth: textOf(data?.auth) }
    case 'pusher:unsubscribe':
      return { kind: 'unsubscribe', channel }
    default:
      return { kind: event.startsWith('client-') ? 'client_event' : 'unknown' }
  }
}

type Fields = Readonly<Record<string, unknown>>

function parse(text: string): Fields | null {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return null
  }
}

const recordOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
