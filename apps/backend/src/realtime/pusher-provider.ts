import Pusher from 'pusher'
import type { RealtimeProvider } from '../ports/realtime-provider.ts'
import { callGateway } from '../providers/call-gateway.ts'
import { timeLimit } from '../providers/time-limit.ts'

export interface PusherSettings {
  readonly appId: string
  readonly key: string
  readonly secret: string
  readonly cluster: string
  /** Another server of the same protocol (Soketi, Reverb); null means Pusher itself. */
  readonly url: string | null
}

const TIMEOUT_MS = 8_000

/** Pusher's own program signs; it would read an answer to whatever end, and nobody could make it stop. */
export function pusherProvider(
  { appId, key, secret, cluster, url }: PusherSettings,
  timeoutMs = TIMEOUT_MS,
): RealtimeProvider {
  const own = url === null ? null : new URL(url)
  const useTLS = own === null || own.protocol === 'https:'
  const port = own && (own.port || (useTLS ? '443' : '80'))
  const pusher = new Pusher({ appId, key, secret, cluster, useTLS })
  const origin = own?.origin ?? `https://api-${cluster}.pusher.com`
  const path = `/apps/${appId}/events`
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
      const body = JSON.stringify({ name: event, data: JSON.stringify(data), channels: [channel] })
      const query = pusher.createSignedQueryString({ method: 'POST', path, body })
      await callGateway(
        {
          url: new URL(`${origin}${path}?${query}`),
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        },
        timeLimit(timeoutMs, signal),
      )
    },
  }
}
