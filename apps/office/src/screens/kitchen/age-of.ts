const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** How long ago, in the unit that a person says it in. */
export function ageOf(ms: number): { readonly unit: 'seconds' | 'minutes'; readonly count: number } {
  const age = Math.max(0, ms)
  return age < MINUTE_MS
    ? { unit: 'seconds', count: Math.floor(age / SECOND_MS) }
    : { unit: 'minutes', count: Math.floor(age / MINUTE_MS) }
}
