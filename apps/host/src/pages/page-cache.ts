import { createByteCache } from '../operations/byte-cache.ts'
import type { EncodedPage } from './encoded-page.ts'

export interface KeptPage {
  readonly page: EncodedPage
  /** Until then, by `performance.now()`, it is new; whoever takes it later should have it rendered anew. */
  readonly freshUntil: number
  /** From then on a visitor rather waits for a new one; it is still better than no page at all. */
  readonly oldFrom: number
}

export interface PageCache {
  get(key: string): KeptPage | null
  /** `generation` is that of the moment rendering began: a publish meanwhile makes the page old news. */
  set(key: string, page: EncodedPage, generation: number): void
  /** The page turned out to be nobody's but one visitor's, or is gone. */
  drop(key: string): void
  generation(): number
  clear(): void
}

export interface PageCacheLimits {
  readonly freshMs: number
  /** From its rendering on; between `freshMs` and this it is given while a new one is made. */
  readonly staleMs: number
  readonly mostBytes: number
}

interface Entry extends KeptPage {
  readonly weight: number
}

/**
 * Finished pages by their key: the next visitor gets bytes. Bounded in time and in memory, where the oldest go first:
 * pages in use are rendered anew every while and so stand at the end.
 */
export function createPageCache(limits: PageCacheLimits, now = () => performance.now()): PageCache {
  const caches = [
    createByteCache<Entry>(limits.mostBytes * 0.75),
    createByteCache<Entry>(limits.mostBytes * 0.25),
  ] as const
  // Queries can be made up without end: they push out one another, never the pages everybody comes for.
  const cacheOf = (key: string) => caches[key.includes('?') ? 1 : 0]
  let generation = 0

  return {
    get: (key) => cacheOf(key).get(key),
    drop: (key) => cacheOf(key).drop(key),
    set(key, page, begun) {
      if (begun !== generation) return
      const at = now()
      cacheOf(key).put(key, {
        page,
        weight: page.weight() + key.length * 2,
        freshUntil: at + limits.freshMs,
        oldFrom: at + limits.staleMs,
      })
    },
    generation: () => generation,
    clear() {
      for (const cache of caches) cache.clear()
      generation += 1
    },
  }
}

/** For pages that may be others the next time they are asked for. */
export const noPageCache: PageCache = {
  get: () => null,
  set: () => undefined,
  drop: () => undefined,
  generation: () => 0,
  clear: () => undefined,
}
