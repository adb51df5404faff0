import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const beatMs = 1_000
/** So many beats without work and a rush is over; the start is over with the first. */
const rushIsOver = 30
/** V8 makes its nursery small again only when it has seen for some seconds how little is born. */
const nurseryIsQuiet = 8

/**
 * Starting leaves tens of megabytes behind, an import into an empty database or a rush even more; V8 would keep them
 * for a rush that may never come, and a small machine has better use for them. They are given back when the process
 * has nothing to do, by two collections nobody waits for.
 */
export function giveBackMemory(): void {
  const collect = collector()
  let due = 1
  let idle = 0
  let worked = process.cpuUsage()
  setInterval(() => {
    const { user, system } = process.cpuUsage(worked)
    worked = process.cpuUsage()
    idle = user + system < beatMs * 1_000 * 0.05 ? idle + 1 : 0
    if (idle === due || idle === due + nurseryIsQuiet) collect()
    if (idle === due + nurseryIsQuiet) due = rushIsOver
  }, beatMs).unref()
}

/** What `--expose-gc` gives, for us alone. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return () => typeof collect === 'function' && collect()
}
