import { HANDS } from '../../lib/hands.ts'

const LONGEST_MS = 1000

/** Keeps something where it is meant to be while the page around it is still being drawn; a hand on the page ends it. */
export function holdStill(distance: () => number): Promise<void> {
  return new Promise((resolve) => {
    const until = performance.now() + LONGEST_MS
    const released = new AbortController()
    for (const hand of HANDS)
      addEventListener(hand, () => released.abort(), { passive: true, signal: released.signal })
    let held = scrollY
    const look = () => {
      if (released.signal.aborted || performance.now() > until) {
        released.abort()
        return resolve()
      }
      const off = distance()
      const scrolled = scrollY - held
      // Away by just as much as the page was scrolled: somebody has, and it was not the page that grew.
      if (Math.abs(scrolled) > 1 && Math.abs(off + scrolled) <= 2) released.abort()
      else if (Number.isFinite(off) && Math.abs(off) >= 0.5) scrollBy({ top: off, behavior: 'instant' })
      held = scrollY
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
