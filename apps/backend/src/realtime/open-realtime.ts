import type { Context } from '../http/context.ts'
import type { RealtimeEvent } from '../ports/realtime-provider.ts'
import { type EventFollower, followEvents } from './follow-events.ts'
import { forwardPublished, forwardToProvider } from './forward-to-provider.ts'
import { CATALOGUE } from './publish-event.ts'

type Listener = (event: RealtimeEvent) => void

export interface Realtime extends EventFollower {
  onEvent(listener: Listener): () => void
}

/** Brings events to whoever listens in this process, or to the provider. */
export async function openRealtime(
  context: Context,
  onPublished: (listener: (version: string) => void) => () => void,
): Promise<Realtime> {
  const { db, log, ports } = context
  const listeners = new Set<Listener>()
  const emit = (event: RealtimeEvent) => {
    for (const listener of listeners) listener(event)
  }
  const follower = await followEvents(db, log, async (events) => {
    if (ports.realtime) await forwardToProvider(context, events)
    for (const { channel, event, data } of events) emit({ channel, event, data })
  })
  onPublished((version) => {
    emit({ channel: CATALOGUE, event: 'published', data: { version } })
    if (!ports.realtime) return
    forwardPublished(context, version).catch((fault) =>
      log.warn({ err: fault }, 'Could not tell the realtime provider of a publication'),
    )
  })
  return {
    ...follower,
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
