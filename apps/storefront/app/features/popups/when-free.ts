/** The ground under every dialog of the shop. */
const MODAL = '.veil'
const TYPING = 'input, textarea, select, [contenteditable]'

/** A dialog that was asked for is on the screen by then. */
const ON_ITS_WAY_MS = 1500
/** Whoever has just left a field or touched the page is about to do something: nothing may come under the finger. */
const AT_REST_MS = 1000
const ACTIVITY_EVENTS = ['pointerdown', 'pointerup', 'keydown', 'focusout'] as const

/**
 * Calls back once no dialog is open, nobody is typing and nothing on the page is touched: never two at once, never over
 * a modal, never in the way of a tap. `expected`: one was asked for and may still be fetching its code.
 */
export function whenFree(callBack: () => void, expected: boolean): () => void {
  let done = false
  let resting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    if (done || !resting || document.querySelector(MODAL) || document.activeElement?.matches(TYPING)) return
    stop()
    callBack()
  }
  const waitForRest = (ms: number) => {
    resting = false
    clearTimeout(timer)
    timer = setTimeout(() => {
      resting = true
      check()
    }, ms)
  }
  const changes = new MutationObserver(check)
  const restart = () => waitForRest(AT_REST_MS)
  const stop = () => {
    done = true
    clearTimeout(timer)
    changes.disconnect()
    for (const event of ACTIVITY_EVENTS) removeEventListener(event, restart, true)
  }
  changes.observe(document.body, { childList: true, subtree: true })
  for (const event of ACTIVITY_EVENTS) addEventListener(event, restart, { capture: true, passive: true })
  waitForRest(expected ? ON_ITS_WAY_MS : 0)
  return stop
}
