import type { RealtimeSettings } from '@samobranka/contract'
import { loadLater } from '../../startup/load-later.ts'
import type { Watch } from './channel-watch.ts'
import type { Connection } from './connect.ts'
import { onReturn } from './on-return.ts'
import { socketAddress } from './socket-address.ts'

let settle: (connection: Connection | null) => void = () => {}
const opened: Promise<Connection | null> = new Promise((resolve) => {
  settle = resolve
})

/** Opens the socket once the page is interactive; those who watched before begin to hear now. */
export async function openRealtime(settings: RealtimeSettings): Promise<void> {
  const address = socketAddress(settings, location)
  if (!address) return settle(null)
  try {
    const { connect } = await loadLater(() => import('./connect.ts'))
    settle(connect(address))
  } catch {
    // Its code could not be loaded: pages live on, without news.
    settle(null)
  }
}

/** Listens to a channel until the returned function is called. Without a socket only `onReconnect` is heard. */
export function watch(channel: string, watcher: Watch): () => void {
  let stopped = false
  let leave = () => {}
  void opened.then((connection) => {
    if (!stopped && connection) leave = connection.join(channel, watcher)
  })
  const stay = watcher.onReconnect ? onReturn(watcher.onReconnect) : () => {}
  return () => {
    stopped = true
    leave()
    stay()
  }
}
