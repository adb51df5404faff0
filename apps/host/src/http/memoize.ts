import { boundedMap } from '@samobranka/backend'

/** The same few texts come with every request; made-up ones must not fill the memory. */
export function memoize<T extends NonNullable<unknown>>(
  judge: (text: string) => T,
  mostBytes = 256 * 1024,
): (text: string) => T {
  const known = boundedMap<T>(mostBytes)
  return (text) => {
    const answer = known.get(text)
    if (answer !== undefined) return answer
    const judged = judge(text)
    known.set(text, judged)
    return judged
  }
}
