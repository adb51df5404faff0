export interface Throttle {
  /** Counts the key in this window, and says how often it was; 0 more only looks. */
  count(key: string, now: Date, more?: number): number
}

/** An address is shorter; who sends something else shares a count with whoever begins alike. */
const LONGEST_KEY = 64

/**
 * Counts in this process alone, as much as `mostKeys` hold: for what is cheaper to answer than to write down. Each host
 * allows so many.
 */
export function createThrottle(windowMs: number, mostKeys = 10_000): Throttle {
  const counts = new Map<string, number>()
  let current = Number.NaN
  return {
    count(whole, now, more = 1) {
      const window = Math.floor(now.getTime() / windowMs)
      if (window !== current) counts.clear()
      current = window
      const key = whole.slice(0, LONGEST_KEY)
      const before = counts.get(key) ?? 0
      if (more === 0) return before
      if (before === 0 && counts.size >= mostKeys) counts.delete(counts.keys().next().value ?? '')
      counts.set(key, before + more)
      return before + more
    },
  }
}
