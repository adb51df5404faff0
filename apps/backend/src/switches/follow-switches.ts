import type { Switch } from '@samobranka/rules'
import type { Database } from '../database/database.ts'
import { keepListening } from '../database/keep-listening.ts'
import type { SwitchesOn } from '../http/context.ts'
import type { Log } from '../ports/log.ts'
import { readSwitch } from './read-switch.ts'
import { SWITCHES } from './switches-topic.ts'

/** For announcements that were lost with a connection: no host goes by older switches than these. */
const LOOK_EVERY_MS = 1_000

export interface SwitchFollower extends SwitchesOn {
  start(): void
  stop(): Promise<void>
}

/**
 * What is on, in memory: every quote and every order asks. It is read anew after each commit of this process, when
 * another one announces a change, and every second anyway; the one that was read last stays while the database is away.
 */
export async function followSwitches(db: Database, clock: () => Date, log: Log): Promise<SwitchFollower> {
  let on = await loadSwitches(db, clock())
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined
  let unsubscribe = () => {}
  let looking: Promise<void> = Promise.resolve()

  /** One look after another: an older answer never comes last. */
  function refresh(): Promise<void> {
    const look = async () => {
      const fresh = await loadSwitches(db, clock())
      // The same list for as long as nothing changes: what is made of it is kept with it.
      if (JSON.stringify(fresh) !== JSON.stringify(on)) on = fresh
    }
    const done = looking.then(look)
    looking = done.catch((fault) => log.warn({ err: fault }, 'Could not look for switches'))
    return done
  }

  let asked = 0
  function lookSoon(): void {
    // The look under way may have begun before what is announced now; the one that waits behind it has not.
    if (asked > 1 || !isOpen) return
    asked += 1
    const over = () => {
      asked -= 1
    }
    refresh().then(over, over)
  }

  return {
    on: () => on,
    refresh,
    start() {
      unsubscribe = db.afterCommit(SWITCHES, lookSoon)
      timer = setInterval(lookSoon, LOOK_EVERY_MS)
      timer.unref()
      unlisten = keepListening(db, SWITCHES, lookSoon, (fault) =>
        log.warn({ err: fault }, 'Cannot listen for switches; looking for them instead'),
      )
    },
    async stop() {
      isOpen = false
      unsubscribe()
      clearInterval(timer)
      await unlisten?.()
      await looking
    },
  }
}

async function loadSwitches(db: Database, now: Date): Promise<readonly Switch[]> {
  const rows = await db.sql
    .selectFrom('switches')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now.getTime())]))
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => readSwitch(row) ?? [])
}
