import type { FinishedPage } from './finished-page.ts'

export interface PageCache {
  get(key: string): FinishedPage | null
  /** `generation` is that of the moment rendering began: a publish meanwhile makes the page old news. */
  set(key: string, page: FinishedPage, generation: number): void
  generation(): number
  clear(): void
}

interface Entry {
  readonly page: FinishedPage
  readonly until: number
}

/** Finished pages by their key: the next visitor gets bytes. Bounded in time and in memory. */
export function createPageCache(
  lifetimeMs: number,
  mostBytes: number,
  now = () => performance.now(),
): PageCache {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let generation = 0

  function drop(key: string): void {
    bytes -= entries.get(key)?.page.weight() ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return null
      if (entry.until > now()) return entry.page
      drop(key)
      return null
    },
    set(key, page, begun) {
      if (begun !== generation) return
      drop(key)
      entries.set(key, { page, until: now() + lifetimeMs })
      bytes += page.weight()
      // The oldest go first: a Map keeps the order in which its keys came.
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    generation: () => generation,
    clear() {
      entries.clear()
      bytes = 0
      generation += 1
    },
  }
}
