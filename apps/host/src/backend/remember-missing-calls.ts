import { setTimeout as pause } from 'node:timers/promises'

/** A plugin that was installed or removed is noticed this much later. */
const ASK_EVERY_MS = 600_000
/** A server that could not be asked is asked again this much later. */
const REST_MS = 10_000
/** A page rather offers what is not there than to wait for a silent server. */
const PATIENCE_MS = 2_000

const NOTHING: ReadonlySet<string> = new Set()

/** What the server lacks, as it was found last; a server that cannot be asked lacks nothing until it can. */
export function rememberMissingCalls(
  find: () => Promise<ReadonlySet<string>>,
  now: () => number = () => performance.now(),
): () => Promise<ReadonlySet<string>> {
  let known: ReadonlySet<string> | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      known = await find()
    } catch {
      // What was known stays.
      askedAt = now() - ASK_EVERY_MS + REST_MS
    }
  }
  return async () => {
    if (now() - askedAt >= ASK_EVERY_MS) {
      askedAt = now()
      looking = look()
    }
    if (known === null) await Promise.race([looking, pause(PATIENCE_MS, null, { ref: false })])
    return known ?? NOTHING
  }
}
