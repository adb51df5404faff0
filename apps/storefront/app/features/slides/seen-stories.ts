const KEY = 'samobranka:stories'

/** More than a shop tells in a year; the oldest are forgotten first. */
const KEPT = 100

export function readSeenStories(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function keepSeenStories(keys: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keys.slice(-KEPT)))
  } catch {
    // A browser that keeps nothing shows every story as new.
  }
}
