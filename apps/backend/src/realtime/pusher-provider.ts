import Pusher from 'pusher'
import type { RealtimeProvider } from './provider.ts'

export interface PusherSettings {
  readonly appId: string
  readonly key: string
  readonly secret: string
  readonly cluster: string
  /** Another server of the same protocol (Soketi, Reverb); null means Pusher itself. */
  readonly url: string | null
}

const TIMEOUT_MS = 8_000

export function pusherProvider({ appId, key, secret, cluster, url }: PusherSettings): RealtimeProvider {
  const own = url === null ? null : new URL(url)
  const useTLS = own === null || own.protocol === 'https:'
  const port = own && (own.port || (useTLS ? '443' : '80'))
  const common = { appId, key, secret, useTLS, timeout: TIMEOUT_MS }
  const pusher = new Pusher(
    own ? { ...common, host: own.hostname, ...(port ? { port } : {}) } : { ...common, cluster },
  )
  return {
    settings: {
      key,
      cluster,
      host: own?.hostname ?? null,
      port: port ? Number(port) : null,
      forceTls: useTLS,
    },
    secret,
    async publish({ channel, event, data }, signal) {
      signal.throwIfAborted()
      await pusher.trigger(channel, event, data)
    },
  }
}
