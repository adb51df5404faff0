import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Starting leaves tens of megabytes behind, an import into an empty database even more; V8 would keep them for a
 * rush that may never come, and a small machine has better use for them.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect()
}
