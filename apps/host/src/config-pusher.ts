import type { PusherSettings } from '@samobranka/backend'
import type { Reader } from './config-reader.ts'

export type PusherConfig = PusherSettings

export function readPusher(read: Reader): PusherConfig | null {
  const given = read.together('PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET')
  const cluster = read.text('PUSHER_CLUSTER') ?? 'eu'
  const url = read.url('PUSHER_URL', ['http:', 'https:'])
  return (
    given && {
      appId: given.PUSHER_APP_ID,
      key: given.PUSHER_KEY,
      secret: given.PUSHER_SECRET,
      cluster,
      url,
    }
  )
}
