import { createHmac, timingSafeEqual } from 'node:crypto'

export interface App {
  readonly key: string
  readonly secret: string
}

export interface Subscription {
  readonly socketId: string
  readonly channel: string
  /** `key:signature`, as the backend signed it; empty for public channels. */
  readonly auth: string
}

const NAME = /^[\w=@,.;-]{1,200}$/

export interface Authorization {
  /** Why the socket may not listen to the channel; null when it may. */
  readonly refusal: string | null
  /** By whose right it does; null for everybody's channels and for whoever holds an order's key. */
  readonly session: string | null
}

export function authorizeSubscription(app: App, subscription: Subscription): Authorization {
  const { socketId, channel, auth } = subscription
  if (!NAME.test(channel)) return refused('Invalid channel name')
  // Nobody here publishes who else is listening, nor end-to-end encrypted.
  if (/^(presence-|private-encrypted-)/.test(channel)) return refused('There are no such channels here')
  if (!channel.startsWith('private-')) return { refusal: null, session: null }
  const [, session = null] = auth.split('.', 2)
  const signed = session === null ? `${socketId}:${channel}` : `${socketId}:${channel}:${session}`
  const signature = createHmac('sha256', app.secret).update(signed).digest('hex')
  const right = `${app.key}:${signature}${session === null ? '' : `.${session}`}`
  return isSame(auth, right) ? { refusal: null, session } : refused('Auth signature invalid')
}

const refused = (refusal: string): Authorization => ({ refusal, session: null })

function isSame(given: string, right: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
