export interface Breaker {
  /** Whether it is worth asking now. */
  mayAsk(): boolean
  succeeded(): void
  failed(): void
}

const mostFailures = 5
const pauseMs = 2_000

/**
 * After some failures in a row a server is left alone for a while: without it every visitor would wait out the time
 * limit, and the waiting would fill the host. Then one is let through to see.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0
  let askAgainAt = 0
  return {
    mayAsk() {
      if (failures < mostFailures) return true
      if (now() < askAgainAt) return false
      askAgainAt = now() + pauseMs
      return true
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      askAgainAt = now() + pauseMs
    },
  }
}
