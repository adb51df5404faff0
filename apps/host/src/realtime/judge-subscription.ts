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

/** Why the socket may not listen to the channel; null when it may. */
export function judgeSubscription(app: App, { socketId, channel, auth }: Subscription): string | null {
  if (!NAME.test(channel)) return 'Invalid channel name'
  // Nobody here publishes who else is listening, nor end-to-end encrypted.
  if (/^(presence-|private-encrypted-)/.test(channel)) return 'There are no such channels here'
  if (!channel.startsWith('private-')) return null
  const signature = createHmac('sha256', app.secret).update(`${socketId}:${channel}`).digest('hex')
  return isSame(auth, `${app.key}:${signature}`) ? null : 'Auth signature invalid'
}

function isSame(given: string, right: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
