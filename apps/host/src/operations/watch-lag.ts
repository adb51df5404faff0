const everyMs = 50

/** How late the process is with its own work, in milliseconds; it falls by itself when the rush is over. */
export function watchLag(): () => number {
  let lag = 0
  let expected = performance.now() + everyMs
  setInterval(() => {
    const now = performance.now()
    // One long task, such as reading a new catalogue, is no overload; being late beat after beat is.
    lag = lag * 0.75 + Math.max(0, now - expected) * 0.25
    expected = now + everyMs
  }, everyMs).unref()
  return () => lag
}
