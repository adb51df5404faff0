/**
 * What `Server-Timing` says: the shop's clock, to the millisecond. Under load many answers leave within one, and
 * writing the number anew for each would cost more than looking the page up. `at` is what `performance.now()` says.
 */
export function createTiming(now: () => Date): (at: number) => string {
  let written = ''
  let until = Number.NEGATIVE_INFINITY
  return (at) => {
    if (at >= until) {
      written = `clock;dur=${now().getTime()}`
      until = at + 1
    }
    return written
  }
}
