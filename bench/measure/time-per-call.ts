/** The median of several rounds, in milliseconds a call: one slow round (a collection, a neighbour) does not count. */
export const timePerCall = (work: () => unknown): number => {
  const rounds: number[] = []
  warmUp(work)
  for (let round = 0; round < 15; round += 1) {
    const calls = 5
    const began = performance.now()
    for (let call = 0; call < calls; call += 1) work()
    rounds.push((performance.now() - began) / calls)
  }
  return rounds.sort((a, b) => a - b)[7] ?? Number.NaN
}

const warmUp = (work: () => unknown): void => {
  const until = performance.now() + 200
  while (performance.now() < until) work()
}
