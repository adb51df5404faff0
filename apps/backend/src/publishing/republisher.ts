import type { Database } from '../database/database.ts'
import type { Log } from '../ports/log.ts'
import type { CurrentPublication } from './current-publication.ts'
import { publish } from './publish.ts'

/** Between two publishes: a shop that sells out of everything at noon still has its processor for orders. */
const PAUSE_MS = 1_000

export interface Republisher {
  /** Many calls make one publish. */
  soon(): void
  /** Waits for what is under way. */
  stop(): Promise<void>
}

export function createRepublisher(
  db: Database,
  clock: () => Date,
  log: Log,
  current: Pick<CurrentPublication, 'version' | 'snapshot' | 'refresh'>,
): Republisher {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  async function run(): Promise<void> {
    try {
      const known = { version: current.version(), snapshot: current.snapshot() }
      const { changed } = await publish(db, clock, known)
      if (changed) await current.refresh()
    } catch (fault) {
      log.error({ err: fault }, 'Could not publish')
    }
    running = undefined
    if (again) soon()
  }

  function soon(): void {
    if (running) {
      again = true
      return
    }
    again = false
    timer ??= setTimeout(() => {
      timer = undefined
      running = run()
    }, PAUSE_MS)
    timer.unref()
  }

  return {
    soon,
    async stop() {
      clearTimeout(timer)
      again = false
      await running
    },
  }
}
