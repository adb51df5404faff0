type End = () => void

/**
 * Each step in a turn of its own: a tap in between waits for one of them at most. One that fails is reported, and does
 * not keep the others from theirs. Ends what was begun.
 */
export function inTurn(steps: readonly (() => unknown)[]): End {
  const ends: End[] = []
  let ended = false
  void (async () => {
    for (const step of steps) {
      await new Promise((resolve) => setTimeout(resolve))
      if (ended) return
      try {
        const end = step()
        if (typeof end === 'function') ends.push(end as End)
      } catch (fault) {
        reportError(fault)
      }
    }
  })()
  return () => {
    ended = true
    for (const end of ends) end()
  }
}
