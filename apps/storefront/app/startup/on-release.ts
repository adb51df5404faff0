/**
 * Waits for the finger that has just come down to go up again, or to be taken away. Heard here and not through React,
 * which would be told of every finger that leaves the page: 3 ms of a tap on a processor slowed down six times.
 */
export function onRelease(target: Element, listener: (event: PointerEvent, meant: boolean) => void): void {
  const over = new AbortController()
  const listen = (type: 'pointerup' | 'pointercancel') =>
    target.addEventListener(
      type,
      (event) => {
        over.abort()
        listener(event as PointerEvent, type === 'pointerup')
      },
      { signal: over.signal },
    )
  listen('pointerup')
  listen('pointercancel')
}
