interface Turns {
  readonly scheduler?: { postTask?: (next: () => void, how: { priority: 'background' }) => Promise<void> }
  readonly setImmediate?: (next: () => void) => void
}

/** Lets whoever waits have his turn: the page its tap and its frame, the server its visitor. */
function nextTurn(): Promise<void> {
  const { scheduler, setImmediate } = globalThis as Turns
  // A timer would do in Node as well, but a millisecond late: a catalogue has hundreds of such pauses.
  if (setImmediate) return new Promise((resolve) => setImmediate(resolve))
  // Not `yield`: what goes on after it goes before the page's frame.
  const posted = scheduler?.postTask?.(() => {}, { priority: 'background' })
  return posted ?? new Promise((resolve) => setTimeout(resolve))
}

/** A pause after each so many milliseconds of work; null while they have not passed. */
export function pauseEvery(milliseconds: number): () => Promise<void> | null {
  let began = performance.now()
  return () => {
    if (performance.now() - began < milliseconds) return null
    return nextTurn().then(() => {
      began = performance.now()
    })
  }
}
