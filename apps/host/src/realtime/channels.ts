/** Who listens to what. */
export interface Channels<Listener> {
  join(channel: string, listener: Listener): void
  leave(channel: string, listener: Listener): void
  listeners(channel: string): Iterable<Listener>
  readonly size: number
}

export function createChannels<Listener>(): Channels<Listener> {
  const channels = new Map<string, Set<Listener>>()
  return {
    join(channel, listener) {
      const listeners = channels.get(channel)
      if (listeners) listeners.add(listener)
      else channels.set(channel, new Set([listener]))
    },
    leave(channel, listener) {
      const listeners = channels.get(channel)
      listeners?.delete(listener)
      // A channel an order: those nobody listens to would pile up for as long as the shop is open.
      if (listeners?.size === 0) channels.delete(channel)
    },
    listeners: (channel) => channels.get(channel) ?? [],
    get size() {
      return channels.size
    },
  }
}
