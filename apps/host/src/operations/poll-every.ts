/** Looks again and again until it is stopped; never twice at once, and never for the process's sake alone. */
export function pollEvery(
  ms: number,
  look: () => Promise<void>,
  onFault: (fault: unknown) => void,
): () => void {
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch(onFault)
      .finally(() => {
        isLooking = false
      })
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
