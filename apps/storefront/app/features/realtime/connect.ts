import Pusher from 'pusher-js'
import type { Watch } from './channel-watch.ts'
import { signSubscription } from './sign-subscription.ts'
import type { SocketAddress } from './socket-address.ts'

export interface Connection {
  join(channel: string, watcher: Watch): () => void
}

/** Pusher's own client: it reconnects and subscribes again by itself. */
export function connect({ key, options }: SocketAddress): Connection {
  const keys = new Map<string, string>()
  const watchers = new Map<string, number>()
  const pusher = new Pusher(key, {
    ...options,
    channelAuthorization: {
      endpoint: '/api/wp-json/realtime/v1/auth',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        signSubscription(socketId, channelName, keys.get(channelName) ?? null).then(
          (auth) => done(null, { auth }),
          (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault)), null),
        )
      },
    },
  })

  return {
    join(name, { events, onOpen, onReconnect, key: orderKey }) {
      if (orderKey) keys.set(name, orderKey)
      watchers.set(name, (watchers.get(name) ?? 0) + 1)
      const channel = pusher.subscribe(name)
      let opened = channel.subscribed
      const subscribed = () => {
        const again = opened
        opened = true
        if (again) onReconnect?.()
        else onOpen?.()
      }
      const bound = { ...events, 'pusher:subscription_succeeded': subscribed }
      for (const [event, hear] of Object.entries(bound)) channel.bind(event, hear)
      if (opened) onOpen?.()
      return () => {
        for (const [event, hear] of Object.entries(bound)) channel.unbind(event, hear)
        const left = (watchers.get(name) ?? 1) - 1
        watchers.set(name, left)
        if (left === 0) pusher.unsubscribe(name)
      }
    },
  }
}
