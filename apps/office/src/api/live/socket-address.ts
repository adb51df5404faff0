import type { RealtimeSettings } from '@samobranka/contract'
import type { Options } from 'pusher-js'

export interface SocketAddress {
  readonly key: string
  readonly options: Options
}

/**
 * Silence for so long is asked about, and after the second it is nobody: polling takes over within ten seconds of a
 * network that went without a word.
 */
const ALIVE = { activityTimeout: 6_000, pongTimeout: 2_500, unavailableTimeout: 4_000 }

/** The host's own socket, at the page's address, or that of a provider. null: the shop has none. */
export function socketAddress(
  { key, cluster, host, port, forceTls }: RealtimeSettings,
  page: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): SocketAddress | null {
  if (key === '') return null
  const usual: Options = { ...ALIVE, cluster, enabledTransports: ['ws'] }
  if (host === null && forceTls) return { key, options: { ...usual, forceTLS: true } }
  const isOwn = host === null
  const isSecure = isOwn ? page.protocol === 'https:' : forceTls
  const number = (isOwn ? Number(page.port) : port) || (isSecure ? 443 : 80)
  return {
    key,
    options: {
      ...usual,
      wsHost: host ?? page.hostname,
      wsPort: number,
      wssPort: number,
      forceTLS: isSecure,
    },
  }
}
