/**
 * A text that tells of the time, written at most once in a millisecond: under load many answers leave within one, and
 * writing it anew for each would cost more than looking the page up. `at` is what `performance.now()` says.
 */
export function oncePerMillisecond(write: () => string): (at: number) => string {
  let written = ''
  let until = Number.NEGATIVE_INFINITY
  return (at) => {
    if (at >= until) {
      written = write()
      until = at + 1
    }
    return written
  }
}

/** What `Server-Timing` says: the shop's clock, to the millisecond. */
export const createServerTiming = (now: () => Date): ((at: number) => string) =>
  oncePerMillisecond(() => `clock;dur=${now().getTime()}`)
