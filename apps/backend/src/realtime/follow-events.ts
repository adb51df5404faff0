import { setTimeout as pause } from 'node:timers/promises'
import { announce } from '../database/announce.ts'
import type { Database } from '../database/database.ts'
import { keepListening } from '../database/keep-listening.ts'
import type { Log } from '../ports/log.ts'
import type { RealtimeEvent } from '../ports/realtime-provider.ts'
import { REALTIME } from './publish-event.ts'

/** For announcements that were lost with a connection. */
const LOOK_EVERY_MS = 1_000
/** Between two looks: each reads the overlap, and orders that come by hundreds are told of together. */
const REST_MS = 20
/** Numbers are given when rows are written and seen when they are committed, so a lower one may come after. */
const OVERLAP = 500

export interface StoredEvent extends RealtimeEvent {
  readonly id: number
}

export interface EventFollower {
  start(): void
  stop(): Promise<void>
}

/** Hands on every event committed from now on, by whichever process on this database, each once. */
export async function followEvents(
  db: Database,
  log: Log,
  handOn: (events: readonly StoredEvent[]) => Promise<void>,
): Promise<EventFollower> {
  const seen = new Set<number>()
  let newest = 0
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  let unsubscribe = () => {}
  let unlisten: (() => Promise<void>) | undefined
  let looking: Promise<void> | undefined
  let lookAgain = false

  const unseen = async (): Promise<StoredEvent[]> => {
    const rows = await db.sql
      .selectFrom('realtime_events')
      .select(['id', 'channel', 'event', 'data'])
      .where('id', '>', newest - OVERLAP)
      .orderBy('id')
      .execute()
    return rows
      .filter(({ id }) => !seen.has(id))
      .map(({ id, channel, event, data }) => ({ id, channel, event, data: JSON.parse(data) }))
  }

  function note(events: readonly StoredEvent[]): void {
    for (const { id } of events) {
      seen.add(id)
      newest = Math.max(newest, id)
    }
    for (const id of seen) if (id <= newest - OVERLAP) seen.delete(id)
  }

  let rested: Promise<unknown> = Promise.resolve()

  async function look(): Promise<void> {
    try {
      while (lookAgain && isOpen) {
        await rested
        lookAgain = false
        rested = pause(REST_MS)
        const events = await unseen()
        if (events.length === 0) continue
        await handOn(events)
        note(events)
      }
    } catch (fault) {
      log.warn({ err: fault }, 'Could not hand on realtime events')
    } finally {
      looking = undefined
    }
  }

  const lookSoon = (): void => {
    lookAgain = true
    if (isOpen) looking ??= look()
  }

  /** Many commits make one announcement, outside of them. */
  let telling: Promise<void> | undefined
  const tellOthers = (): void => {
    if (db.engine !== 'postgres') return
    telling ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => {
        telling = undefined
        return announce(db.engine, db.sql, REALTIME, '')
      })
      .catch((fault) => log.warn({ err: fault }, 'Could not tell other processes of an event'))
  }

  newest = await newestEvent(db)
  note(await unseen())
  return {
    start() {
      unsubscribe = db.afterCommit(REALTIME, () => {
        lookSoon()
        tellOthers()
      })
      timer = setInterval(lookSoon, LOOK_EVERY_MS)
      timer.unref()
      lookSoon()
      unlisten = keepListening(db, REALTIME, lookSoon, (fault) =>
        log.warn({ err: fault }, 'Cannot listen for events; looking for them instead'),
      )
    },
    async stop() {
      isOpen = false
      unsubscribe()
      clearInterval(timer)
      await unlisten?.()
      await looking
      await telling
    },
  }
}

async function newestEvent(db: Database): Promise<number> {
  const { newest } = await db.sql
    .selectFrom('realtime_events')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return Number(newest ?? 0)
}
