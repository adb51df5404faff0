import type { RealtimeSettings } from '@samobranka/contract'
import type { Options } from 'pusher-js'

export interface SocketAddress {
  readonly key: string
  readonly options: Pick<
    Options,
    'cluster' | 'wsHost' | 'wsPort' | 'wssPort' | 'forceTLS' | 'enabledTransports'
  >
}

/**
 * Where the news come from: the host the settings name, a provider's cluster over TLS, or, where neither is named,
 * the page's own address, as the shop answers the protocol itself. null: there is no socket.
 */
export function socketAddress(
  { key, cluster, host, port, forceTls }: RealtimeSettings,
  page: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): SocketAddress | null {
  if (key === '') return null
  // The scheme is `forceTLS`'s; naming `wss` beside it makes a slow plain shop be tried over TLS, which it does not speak.
  const enabledTransports: Options['enabledTransports'] = ['ws']
  if (host === null && forceTls) return { key, options: { cluster, forceTLS: true, enabledTransports } }
  const own = host === null
  const secure = own ? page.protocol === 'https:' : forceTls
  const number = (own ? Number(page.port) : port) || (secure ? 443 : 80)
  return {
    key,
    options: {
      cluster,
      wsHost: own ? page.hostname : host,
      wsPort: number,
      wssPort: number,
      forceTLS: secure,
      enabledTransports,
    },
  }
}
