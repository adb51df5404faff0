import { parseJson, readKept, writeKept } from '../../routing/browser-storage.ts'

const KEY = 'samobranka:stories'

/** More than a shop tells in a year; the oldest are forgotten first. */
const KEPT = 100

export function readSeenStories(): readonly string[] {
  const kept = parseJson(readKept(KEY))
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

export function keepSeenStories(keys: readonly string[]): void {
  writeKept(KEY, JSON.stringify(keys.slice(-KEPT)))
}
