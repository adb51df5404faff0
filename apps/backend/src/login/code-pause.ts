const MINUTE = 60_000
const LONGEST_MS = 15 * MINUTE
/** Who lost a message or two asks again at the usual pace. */
const PATIENCE = 3

/**
 * How long a phone waits for its next code when so many of the day's were not used. It doubles, and a new code does
 * not shorten it; whoever holds a code may type it meanwhile.
 */
export function codePause(unused: number): number {
  return Math.min(MINUTE * 2 ** Math.max(0, unused - PATIENCE), LONGEST_MS)
}
