/**
 * Waits for the finger that has just come down to go up again, or to be taken away. Heard here and not through React,
 * which would be told of every finger that leaves the page: a twentieth of the answer to a tap on a slow phone.
 */
export function onRelease(target: Element, heard: (event: PointerEvent, meant: boolean) => void): void {
  const over = new AbortController()
  const listen = (type: 'pointerup' | 'pointercancel') =>
    target.addEventListener(
      type,
      (event) => {
        over.abort()
        heard(event as PointerEvent, type === 'pointerup')
      },
      { signal: over.signal },
    )
  listen('pointerup')
  listen('pointercancel')
}
