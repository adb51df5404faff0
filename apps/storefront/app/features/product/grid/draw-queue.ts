import { flushSync } from 'react-dom'
import { schedule } from '../../../startup/schedule.ts'
import { type NextRange, nextRange } from './next-range.ts'

/** A list that still has cards to draw. */
export interface Drawing {
  readonly place: { readonly current: HTMLElement | null }
  /** Draws so many more; false when all are drawn. */
  draw(cards: number, next: NextRange): boolean
}

/** Cards for each frame: as many as the browser at hand draws and lays out in this time. */
const FRAME_SHARE_MS = 16
const FEWEST = 2
const MOST = 24

const waiting = new Set<Drawing>()
let cards = 4
let scheduled = false

/** Nearest first, a few cards a frame: a screenful at once would be felt on a slow telephone. */
export function drawSoon(drawing: Drawing): () => void {
  waiting.add(drawing)
  drawNext()
  return () => waiting.delete(drawing)
}

function drawNext(): void {
  if (scheduled || waiting.size === 0) return
  scheduled = true
  // What was drawn last is on the screen before more is.
  schedule(() => {
    scheduled = false
    drawSome()
    drawNext()
  }, 'after-paint')
}

function drawSome(): void {
  const [nearest] = [...waiting]
    .map((drawing) => ({ drawing, distance: distanceOf(drawing) }))
    .sort((a, b) => a.distance - b.distance)
  if (!nearest) return
  const began = performance.now()
  const more = flushSync(() => nearest.drawing.draw(cards, nextRange))
  // Laying out is most of what a card costs: it is done here, where it is measured.
  distanceOf(nearest.drawing)
  const took = Math.max(1, performance.now() - began)
  cards = Math.min(MOST, Math.max(FEWEST, Math.floor((cards * FRAME_SHARE_MS) / took)))
  if (!more) waiting.delete(nearest.drawing)
}

/** From the window, in pixels. */
function distanceOf({ place }: Drawing): number {
  const box = place.current?.getBoundingClientRect()
  return box ? Math.max(0, box.top - innerHeight, -box.bottom) : Number.POSITIVE_INFINITY
}
