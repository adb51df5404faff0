import { officeRealtimeAuth } from '@samobranka/contract'
import Pusher, { type Channel } from 'pusher-js'
import { call } from '../call.ts'
import { NEWS_KINDS, type News, type NewsKind } from './office-news.ts'
import type { SocketAddress } from './socket-address.ts'

const JOIN_AGAIN_MS = 10_000

export interface SocketListener {
  onNews(news: News): void
  /** Whether every channel is open. Another true after a false: news may have been missed between them. */
  onOpen(isOpen: boolean): void
}

const isKind = (event: string): event is NewsKind => NEWS_KINDS.some((kind) => kind === event)

/** Listens to the channels of these kitchens; the socket comes back by itself. Gives the way to close it. */
export function openOfficeSocket(
  { key, options }: SocketAddress,
  kitchens: readonly number[],
  listener: SocketListener,
): () => void {
  const open = new Set<number>()
  const again = new Set<ReturnType<typeof setTimeout>>()
  const pusher = new Pusher(key, {
    ...options,
    channelAuthorization: {
      endpoint: officeRealtimeAuth.path,
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        call(officeRealtimeAuth, { body: { socketId, channelName, key: null } }).then(
          ({ auth }) => done(null, { auth }),
          (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault)), null),
        )
      },
    },
  })
  const tell = () => listener.onOpen(open.size === kitchens.length)

  function join(kitchen: number): void {
    const name = `private-office-${kitchen}`
    const channel: Channel = pusher.subscribe(name)
    channel.bind('pusher:subscription_succeeded', () => {
      open.add(kitchen)
      tell()
    })
    channel.bind('pusher:subscription_error', () => {
      open.delete(kitchen)
      tell()
      // Pusher asks for a channel once: refused by a server that was just starting, it would stay silent for ever.
      const timer = setTimeout(() => {
        again.delete(timer)
        pusher.unsubscribe(name)
        join(kitchen)
      }, JOIN_AGAIN_MS)
      again.add(timer)
    })
    channel.bind_global((event: string, data: unknown) => {
      if (isKind(event)) listener.onNews({ kind: event, kitchen, data: recordOf(data) })
    })
  }

  pusher.connection.bind('state_change', ({ current }: { readonly current: string }) => {
    if (current === 'connected') return
    open.clear()
    if (current !== 'connecting') tell()
  })
  for (const kitchen of kitchens) join(kitchen)

  return () => {
    for (const timer of again) clearTimeout(timer)
    pusher.disconnect()
  }
}

const recordOf = (data: unknown): News['data'] =>
  typeof data === 'object' && data !== null ? (data as News['data']) : {}
