import type { RealtimeSettings } from '@samobranka/contract'
import { loadLater } from '../../lib/load-later.ts'
import type { Connection } from './connect.ts'
import { onReturn } from './on-return.ts'
import { socketAddress } from './socket-address.ts'

export interface Watch {
  /** By the event's name; the data is what the server sent, parsed from JSON and not yet judged. */
  readonly events: Readonly<Record<string, (data: unknown) => void>>
  /** The channel stands for the first time: what the page shows may be older. */
  readonly onOpen?: () => void
  /** Events may have been missed: the connection was away, or the page slept. Ask again, trust nothing heard. */
  readonly onReconnect?: () => void
  /** Opens the visitor's own order. */
  readonly key?: string | null
}

let wake: (connection: Connection | null) => void = () => {}
const awake: Promise<Connection | null> = new Promise((resolve) => {
  wake = resolve
})

/** Opens the socket once the page is interactive; those who watched before begin to hear now. */
export async function openRealtime(settings: RealtimeSettings): Promise<void> {
  const address = socketAddress(settings, location)
  if (!address) return wake(null)
  try {
    const { connect } = await loadLater(() => import('./connect.ts'))
    wake(connect(address))
  } catch {
    // Its code could not be loaded: pages live on, without news.
    wake(null)
  }
}

/** Listens to a channel until the returned function is called. Without a socket only `onReconnect` is heard. */
export function watch(channel: string, watcher: Watch): () => void {
  let stopped = false
  let leave = () => {}
  void awake.then((connection) => {
    if (!stopped && connection) leave = connection.join(channel, watcher)
  })
  const stay = watcher.onReconnect ? onReturn(watcher.onReconnect) : () => {}
  return () => {
    stopped = true
    leave()
    stay()
  }
}
