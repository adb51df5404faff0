import { HANDS } from '../../lib/hands.ts'

/** A page in which nothing moved for so long is drawn. */
const STILL_MS = 1000
const LONGEST_MS = 8000

/** Keeps something where it is meant to be while the page around it is still being drawn; a hand on the page ends it. */
export function holdStill(distance: () => number): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + LONGEST_MS
    let still = performance.now() + STILL_MS
    const released = new AbortController()
    for (const hand of HANDS)
      addEventListener(hand, () => released.abort(), { passive: true, signal: released.signal })
    let held = scrollY
    const look = () => {
      if (released.signal.aborted || performance.now() > Math.min(still, end)) {
        released.abort()
        return resolve()
      }
      const off = distance()
      const scrolled = scrollY - held
      // Away by just as much as the page was scrolled: somebody has, and it was not the page that grew.
      if (Math.abs(scrolled) > 1 && Math.abs(off + scrolled) <= 2) released.abort()
      else if (Number.isFinite(off) && Math.abs(off) >= 0.5) {
        scrollBy({ top: off, behavior: 'instant' })
        still = performance.now() + STILL_MS
      }
      held = scrollY
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
