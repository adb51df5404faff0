/** The ground under every dialog of the shop; the browser's own has none. */
const MODAL = '.veil, dialog[open]'
const TYPING = 'input, textarea, select, [contenteditable]'

/** Calls back once no dialog is open and nobody is typing: never two at once, never over a modal. */
export function whenFree(callBack: () => void): () => void {
  let done = false
  const check = () => {
    if (done || document.querySelector(MODAL) || document.activeElement?.matches(TYPING)) return
    stop()
    callBack()
  }
  const changes = new MutationObserver(check)
  const stop = () => {
    done = true
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
