export type Gesture = 'next' | 'previous' | 'next-story' | 'previous-story' | 'close' | 'hold'

interface Touch {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** A finger that moves further than this wants another story. */
const SWIPE = 48
const DOWN = 90
/** One that stays longer only held the picture. */
const HOLD_MS = 300
/** The left part of the screen leads back. */
const BACK_PART = 0.33

/** What a finger meant that touched here and let go there; `width` is the screen's. */
export function readGesture(began: Touch, ended: Touch, width: number): Gesture {
  const across = ended.x - began.x
  const down = ended.y - began.y
  if (down > DOWN && down > Math.abs(across)) return 'close'
  if (Math.abs(across) > SWIPE) return across < 0 ? 'next-story' : 'previous-story'
  if (ended.at - began.at > HOLD_MS) return 'hold'
  return ended.x < width * BACK_PART ? 'previous' : 'next'
}
