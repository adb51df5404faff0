import { createHmac } from 'node:crypto'
import type { AppCredentials } from './app-credentials.ts'

/** Pusher's proof that this socket may listen to this channel: `key:signature`. */
export function channelSignature(
  { key, secret }: AppCredentials,
  socketId: string,
  channelName: string,
): string {
  return `${key}:${sign(secret, `${socketId}:${channelName}`)}`
}

/**
 * The same for the host's own socket, `key:signature.session`: which session gave the right is signed with it, so that
 * the socket closes when the session ends. Clients hand it on as it is.
 */
export function boundSignature(
  { key, secret }: AppCredentials,
  socketId: string,
  channelName: string,
  session: string,
): string {
  return `${key}:${sign(secret, `${socketId}:${channelName}:${session}`)}.${session}`
}

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Two numbers. Anything else could smuggle a colon in, and have another channel signed than was checked. */
export const isSocketId = (text: string): boolean => /^\d{1,20}\.\d{1,20}$/.test(text)
