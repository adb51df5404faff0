/**
 * Calls back now and then while the page is looked at, as soon as it is looked at again, and at these events; gives the
 * way to stop. A page that slept knows old things.
 */
export function lookAgain(
  callback: () => void,
  everyMs: number | null,
  ...events: readonly ('online' | 'pageshow')[]
): () => void {
  const again = () => {
    if (document.visibilityState === 'visible') callback()
  }
  const timer = everyMs === null ? undefined : setInterval(again, everyMs)
  document.addEventListener('visibilitychange', again)
  for (const event of events) addEventListener(event, again)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', again)
    for (const event of events) removeEventListener(event, again)
  }
}
