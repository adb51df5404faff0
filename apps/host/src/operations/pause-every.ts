import { setImmediate as nextTurn } from 'node:timers/promises'

/** A pause after each so many milliseconds of work, in which others are answered; null while they have not passed. */
export function pauseEvery(milliseconds: number): () => Promise<void> | null {
  let began = performance.now()
  return () => {
    if (performance.now() - began < milliseconds) return null
    return nextTurn().then(() => {
      began = performance.now()
    })
  }
}
