interface Yielding {
  readonly scheduler?: { yield?: () => Promise<void> }
}

/** Lets the page have its turn: what was tapped meanwhile is answered first. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as Yielding
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
