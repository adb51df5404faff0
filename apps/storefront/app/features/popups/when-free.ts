/** The ground under every dialog of the shop; the browser's own has none. */
const MODAL = '.veil, dialog[open]'
const TYPING = 'input, textarea, select, [contenteditable]'

/** A dialog that was asked for is on the screen by then. */
const ON_ITS_WAY_MS = 1500

/**
 * Calls back once no dialog is open and nobody is typing: never two at once, never over a modal. `expected`: one was
 * asked for and may still be fetching its code.
 */
export function whenFree(callBack: () => void, expected: boolean): () => void {
  let done = false
  let settled = !expected
  const check = () => {
    if (done || !settled || document.querySelector(MODAL) || document.activeElement?.matches(TYPING)) return
    stop()
    callBack()
  }
  const changes = new MutationObserver(check)
  const timer = setTimeout(
    () => {
      settled = true
      check()
    },
    expected ? ON_ITS_WAY_MS : 0,
  )
  const stop = () => {
    done = true
    clearTimeout(timer)
    changes.disconnect()
    removeEventListener('focusout', later)
  }
  // At the moment of the event the focus is still where it was.
  const later = () => void setTimeout(check)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusout', later)
  check()
  return stop
}
