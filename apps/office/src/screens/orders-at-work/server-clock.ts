let ahead = 0

/** Every list of orders says what time it is at the server: a tablet's own clock may be an hour wrong. */
export function noteServerTime(instant: string): void {
  ahead = Date.parse(instant) - Date.now()
}

export const serverNow = (): number => Date.now() + ahead

/** How long something is still held; never more than a person waits for. */
export function heldFor(until: string, now: number = serverNow()): number {
  return Math.min(Math.max(0, Date.parse(until) - now), 10_000)
}
