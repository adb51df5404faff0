/**
 * Aborted when the time is over, or with any of the others. `AbortSignal.any` over `AbortSignal.timeout` would not do:
 * nobody holds the inner one, so it is collected as garbage, and whoever waits then waits for ever.
 */
export function timeLimit(ms: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController()
  const { signal } = limit
  const timer = setTimeout(() => limit.abort(new DOMException('The time is over', 'TimeoutError')), ms)
  timer.unref()
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  for (const other of others) {
    if (other.aborted) limit.abort(other.reason)
    else other.addEventListener('abort', () => limit.abort(other.reason), { once: true, signal })
  }
  return signal
}
