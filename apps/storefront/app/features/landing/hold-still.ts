/** A finger that moves the page is a pointer taken away from it; one that only taps leaves the page where it is. */
export const MOVING_EVENTS = ['wheel', 'pointercancel', 'keydown'] as const

/** In px: positions are rounded here and there. */
const SAME_PLACE = 2

interface Held {
  /** Whatever may grow or shrink. */
  readonly around: Iterable<Element>
  /** How far it is from its place. */
  readonly distance: () => number
  /** Whether a step in the history that was just made leaves it in sight. */
  readonly stays: () => boolean
  readonly onRelease: () => void
}

export interface Hold {
  readonly isOver: boolean
  release(): void
}

/**
 * Keeps something where it is meant to be while the page around it is still being drawn, before the change is seen:
 * until somebody moves the page, under a dialog too.
 */
export function holdStill({ around, distance, stays, onRelease }: Held): Hold {
  const over = new AbortController()
  const { signal } = over
  let held = scrollY
  let hasStepped = false
  const release = () => {
    if (signal.aborted) return
    over.abort()
    sizes.disconnect()
    onRelease()
  }
  const keep = () => {
    const off = distance()
    const scrolled = scrollY - held
    // Away, and by just as much as the page was scrolled: somebody has, and neither did the page grow nor the browser
    // itself follow what grew.
    const isMoved = Math.abs(off) > SAME_PLACE && Math.abs(off + scrolled) <= SAME_PLACE
    if (isMoved && !hasStepped) return release()
    if (Number.isFinite(off) && Math.abs(off) >= 0.5) scrollBy({ top: off, behavior: 'instant' })
    held = scrollY
  }
  const sizes = new ResizeObserver(keep)
  for (const element of around) sizes.observe(element)
  for (const event of MOVING_EVENTS) addEventListener(event, release, { passive: true, signal })
  addEventListener(
    'scroll',
    () => {
      keep()
      hasStepped = false
    },
    { passive: true, signal },
  )
  // A step back from a dialog scrolls to where the page was when it was opened, and may have grown since.
  addEventListener(
    'popstate',
    () => {
      if (stays()) hasStepped = true
      else release()
    },
    { signal },
  )
  return {
    get isOver() {
      return signal.aborted
    },
    release,
  }
}
