export interface Load {
  readonly clients: number
  readonly seconds: number
}

/** How many came off in a second when so many clients ask again as soon as they are answered. */
export async function perSecond(work: () => Promise<void>, { clients, seconds }: Load): Promise<number> {
  await round(work, clients, seconds / 3)
  return round(work, clients, seconds)
}

async function round(work: () => Promise<void>, clients: number, seconds: number): Promise<number> {
  const began = performance.now()
  const until = began + seconds * 1000
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      await work()
      done += 1
      // A client is somewhere else: what it sends next comes with the next turn of the loop.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done / ((performance.now() - began) / 1000)
}
