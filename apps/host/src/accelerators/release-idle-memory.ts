import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createGcSchedule } from './gc-schedule.ts'

const BEAT_MS = 1_000
/** Of one core; what a shop does between two requests is less. */
const IDLE_SHARE = 0.05

/**
 * Starting leaves tens of megabytes behind, an import into an empty database or a rush even more; V8 would keep them
 * for a rush that may never come, and a small machine has better use for them. They are given back when the process
 * has nothing to do, by two collections nobody waits for.
 */
export function releaseIdleMemory(): void {
  const collect = collector()
  const schedule = createGcSchedule()
  let worked = process.cpuUsage()
  setInterval(() => {
    const { user, system } = process.cpuUsage(worked)
    const collecting = schedule.beat(user + system < BEAT_MS * 1_000 * IDLE_SHARE)
    if (collecting) collect()
    // A collection is work as well, but not the shop's.
    worked = process.cpuUsage()
  }, BEAT_MS).unref()
}

/** What `--expose-gc` gives, for us alone. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return () => typeof collect === 'function' && collect()
}
