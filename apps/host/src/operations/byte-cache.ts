interface Weighed {
  /** In bytes, its key included where an outsider makes it up. */
  readonly weight: number
}

export interface ByteCache<T extends Weighed> {
  get(key: string): T | null
  put(key: string, thing: T): void
  drop(key: string): void
  clear(): void
}

/** Things in memory up to so many bytes; the oldest go first. */
export function createByteCache<T extends Weighed>(mostBytes: number): ByteCache<T> {
  const things = new Map<string, T>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= things.get(key)?.weight ?? 0
    things.delete(key)
  }

  return {
    get: (key) => things.get(key) ?? null,
    drop,
    put(key, thing) {
      drop(key)
      things.set(key, thing)
      bytes += thing.weight
      for (const oldest of things.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    clear() {
      things.clear()
      bytes = 0
    },
  }
}
