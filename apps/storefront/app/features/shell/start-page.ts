import { keepEarlyTaps } from '../../startup/early-taps.ts'
import { markMissingPictures } from '../../startup/mark-missing-pictures.ts'
import { reloadLostCode } from '../../startup/reload-lost-code.ts'
import { revealParts } from '../../startup/reveal-parts.ts'
import { markCart, markCartUnread } from '../cart/index.ts'
import { adoptKeptStyle } from '../diet-filter/index.ts'
import { DRAWN_SHEET, openDrawnSheet } from '../product/index.ts'
import { markReturning } from '../returning/index.ts'
import { restoreTheme } from '../theme/index.ts'

/** All that runs in a page's head. `beforePaint`: what a page of this kind does before its first frame as well. */
export function startPage(beforePaint = () => {}): void {
  markCartUnread()
  markMissingPictures()
  readBeforePaint(() => {
    restoreTheme()
    adoptKeptStyle()
    markCart()
    markReturning()
    openDrawnSheet()
    beforePaint()
  })
  // While one develops React compares the page with its own, and would take the marks of what is free for mistakes.
  if (!import.meta.env.DEV) revealParts()
  keepEarlyTaps()
  reloadLostCode()
}

/**
 * What the browser keeps is read right before the first frame: asked in the head it answers no sooner, but the page
 * stands still until it does, for tens of milliseconds. A product's sheet does not wait for the frame where the page has
 * been read sooner: the focus is its own before anybody presses a key.
 */
function readBeforePaint(read: () => void): void {
  let isRead = false
  const once = () => {
    if (isRead) return
    isRead = true
    read()
  }
  requestAnimationFrame(once)
  addEventListener(
    'DOMContentLoaded',
    () => {
      if (document.querySelector(DRAWN_SHEET)) once()
    },
    { once: true },
  )
}
