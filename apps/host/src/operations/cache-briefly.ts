interface Kept<T> {
  readonly until: number
  readonly answer: Promise<T>
}

/** No name of a picture is longer. With it, so many answers are so many kilobytes; longer ones are asked for anew. */
const LONGEST_KEY = 500

/** Asks again only after `ms`: a disk need not be asked by every visitor of the same second. Faults are not kept. */
export function cacheBriefly<T>(
  ask: (key: string) => Promise<T>,
  { ms, most }: { readonly ms: number; readonly most: number },
): (key: string) => Promise<T> {
  const known = new Map<string, Kept<T>>()
  return (key) => {
    if (key.length > LONGEST_KEY) return ask(key)
    const now = performance.now()
    const kept = known.get(key)
    if (kept && now < kept.until) return kept.answer
    if (known.size >= most) known.clear()
    const answer = ask(key)
    known.set(key, { until: now + ms, answer })
    answer.catch(() => known.delete(key))
    return answer
  }
}
