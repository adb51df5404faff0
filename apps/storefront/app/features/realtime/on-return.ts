const SLEEP_MS = 30_000

/** Calls back when the page wakes from a sleep long enough to have missed something, and when the network is back. */
export function onReturn(callback: () => void): () => void {
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? performance.now() : null
  const look = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = performance.now()
      return
    }
    const slept = hiddenAt !== null && performance.now() - hiddenAt >= SLEEP_MS
    hiddenAt = null
    if (slept) callback()
  }
  // A page taken out of the browser's own cache has been frozen for as long as the visitor was elsewhere.
  const thaw = (event: PageTransitionEvent) => {
    if (event.persisted) callback()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', thaw)
  addEventListener('online', callback)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', thaw)
    removeEventListener('online', callback)
  }
}
