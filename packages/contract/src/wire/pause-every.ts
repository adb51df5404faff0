interface Turns {
  readonly scheduler?: { yield?: () => Promise<void> }
  readonly setImmediate?: (next: () => void) => void
}

/** Lets whoever waits have his turn: the page its tap, the server its visitor. */
function nextTurn(): Promise<void> {
  const { scheduler, setImmediate } = globalThis as Turns
  // A timer would do in Node as well, but a millisecond late: a catalogue has hundreds of such pauses.
  if (setImmediate) return new Promise((resolve) => setImmediate(resolve))
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
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
