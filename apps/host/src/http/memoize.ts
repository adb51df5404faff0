import { boundedMap } from '@samobranka/backend'

/** The same few texts come with every request; made-up ones must not fill the memory. */
export function memoize<T extends NonNullable<unknown>>(
  compute: (text: string) => T,
  mostBytes = 256 * 1024,
): (text: string) => T {
  const known = boundedMap<T>(mostBytes)
  return (text) => {
    const answer = known.get(text)
    if (answer !== undefined) return answer
    const computed = compute(text)
    known.set(text, computed)
    return computed
  }
}
