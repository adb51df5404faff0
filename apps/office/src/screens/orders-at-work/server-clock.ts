/** From here on a clock that was read before is wrong on the screen. */
const SEEN_MS = 1_000

let ahead = 0
const watchers = new Set<() => void>()

/** Every list of orders says what time it is at the server: a tablet's own clock may be an hour wrong. */
export function noteServerTime(instant: string): void {
  const now = Date.parse(instant) - Date.now()
  const isMoved = Math.abs(now - ahead) > SEEN_MS
  ahead = now
  if (isMoved) for (const tell of watchers) queueMicrotask(tell)
}

/** Told when the server's clock turns out to be another than was thought. */
export function watchServerClock(tell: () => void): () => void {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

export const serverNow = (): number => Date.now() + ahead

/** How long something is still held; never more than a person waits for. */
export function heldFor(until: string, now: number = serverNow()): number {
  return Math.min(Math.max(0, Date.parse(until) - now), 10_000)
}
