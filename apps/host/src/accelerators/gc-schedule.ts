/** So many beats without work and a rush is over; the start is over with the first. */
const RUSH_IS_OVER = 30
/** V8 makes its young generation small again only when it has seen for some seconds how little is allocated. */
const YOUNG_GENERATION_IS_QUIET = 8

/**
 * Tells at which beats to collect: twice after the start and twice after every rush, never in a pause between two
 * requests. Each collection makes V8 forget optimised code it has made, so an idle shop is left alone.
 */
export function createGcSchedule(): { beat(idle: boolean): boolean } {
  let due = 1
  let idleFor = 0
  let left = 2
  let swept = true
  return {
    beat(idle) {
      // Behind a collection V8's own threads sweep: that beat is no rush.
      if (idle || !swept) idleFor += 1
      else {
        if (left < 2) due = RUSH_IS_OVER
        idleFor = 0
        left = 2
      }
      const now = left > 0 && idleFor === due + (left === 2 ? 0 : YOUNG_GENERATION_IS_QUIET)
      if (now) left -= 1
      swept = !now
      return now
    },
  }
}
