import { createHmac } from 'node:crypto'
import type { AppCredentials } from './app-credentials.ts'

/** Pusher's proof that this socket may listen to this channel: `key:signature`. */
export function channelSignature(
  { key, secret }: AppCredentials,
  socketId: string,
  channelName: string,
): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channelName}`).digest('hex')}`
}

/** Two numbers. Anything else could smuggle a colon in, and have another channel signed than was judged. */
export const isSocketId = (text: string): boolean => /^\d{1,20}\.\d{1,20}$/.test(text)
