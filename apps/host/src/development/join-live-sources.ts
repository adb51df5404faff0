import type { LiveSources } from './live-sources.ts'

/** Several applications' sources as one; null where all of them are built. */
export function joinLiveSources(all: readonly (LiveSources | null)[]): LiveSources | null {
  const live = all.filter((one) => one !== null)
  if (live.length === 0) return null
  return {
    before: (answer) => live.reduce((next, one) => one.before(next), answer),
    ownsSocket: (req) => live.some((one) => one.ownsSocket(req)),
    attach(server) {
      for (const one of live) one.attach(server)
    },
    close: async () => void (await Promise.all(live.map((one) => one.close()))),
  }
}
