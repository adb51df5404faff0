/** The only clock of the process. Started at another instant it runs on from there at the usual pace. */
export function createClock(start: Date | null, realTime: () => number = Date.now): () => Date {
  const ahead = start === null ? 0 : start.getTime() - realTime()
  return () => new Date(realTime() + ahead)
}
