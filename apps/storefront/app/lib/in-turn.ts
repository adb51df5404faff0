type End = () => void

/** Each step in a turn of its own: a tap in between waits for one of them at most. Ends what was begun. */
export function inTurn(steps: readonly (() => unknown)[]): End {
  const ends: End[] = []
  let ended = false
  void (async () => {
    for (const step of steps) {
      await new Promise((resolve) => setTimeout(resolve))
      if (ended) return
      const end = step()
      if (typeof end === 'function') ends.push(end as End)
    }
  })()
  return () => {
    ended = true
    for (const end of ends) end()
  }
}
