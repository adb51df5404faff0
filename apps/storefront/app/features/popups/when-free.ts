/** The ground under every dialog of the shop. */
const MODAL = '.veil'
const TYPING = 'input, textarea, select, [contenteditable]'

/** A dialog that was asked for is on the screen by then. */
const ON_ITS_WAY_MS = 1500
/** Whoever has just left a field or touched the page is about to do something: nothing may come under the finger. */
const UNTOUCHED_MS = 1000
const ACTIVITY_EVENTS = ['pointerdown', 'pointerup', 'keydown', 'focusout'] as const

/**
 * Calls back once no dialog is open, nobody is typing and nothing on the page is touched: never two at once, never over
 * a modal, never in the way of a tap. `expected`: one was asked for and may still be fetching its code.
 */
export function whenFree(callBack: () => void, expected: boolean): () => void {
  let done = false
  let untouched = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    if (done || !untouched || document.querySelector(MODAL) || document.activeElement?.matches(TYPING)) return
    stop()
    callBack()
  }
  const waitUntouched = (ms: number) => {
    untouched = false
    clearTimeout(timer)
    timer = setTimeout(() => {
      untouched = true
      check()
    }, ms)
  }
  const changes = new MutationObserver(check)
  const restart = () => waitUntouched(UNTOUCHED_MS)
  const stop = () => {
    done = true
    clearTimeout(timer)
    changes.disconnect()
    for (const event of ACTIVITY_EVENTS) removeEventListener(event, restart, true)
  }
  changes.observe(document.body, { childList: true, subtree: true })
  for (const event of ACTIVITY_EVENTS) addEventListener(event, restart, { capture: true, passive: true })
  waitUntouched(expected ? ON_ITS_WAY_MS : 0)
  return stop
}
