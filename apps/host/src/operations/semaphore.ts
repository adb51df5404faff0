/** Lets a fixed number of works go on at once; the others wait in line. */
export function createSemaphore(places: number) {
  let free = places
  const waiting: Array<() => void> = []
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
