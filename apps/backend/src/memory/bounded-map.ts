export interface BoundedMap<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
  clear(): void
  /** Of all that is kept, about. */
  readonly bytes: number
}

/** What a map itself spends on an entry. */
const ENTRY = 100
/** A key that fills so much of the room alone is not kept: it would push out all the others. */
const LARGE_SHARE = 1 / 50

/**
 * Answers to what outsiders ask, kept up to so many bytes and then all forgotten: a bound on their number alone is
 * none, for a thousand addresses of 900 KB filled a gigabyte.
 */
export function boundedMap<V>(mostBytes: number, weigh: (value: V) => number = () => 0): BoundedMap<V> {
  const known = new Map<string, V>()
  let bytes = 0
  const weightOf = (key: string, value: V) => ENTRY + key.length * 2 + weigh(value)

  function remove(key: string): void {
    const before = known.get(key)
    if (before !== undefined && known.delete(key)) bytes -= weightOf(key, before)
  }

  return {
    get: (key) => known.get(key),
    set(key, value) {
      remove(key)
      const weight = weightOf(key, value)
      if (weight > mostBytes * LARGE_SHARE) return
      if (bytes + weight > mostBytes) {
        known.clear()
        bytes = 0
      }
      known.set(key, value)
      bytes += weight
    },
    delete: remove,
    clear() {
      known.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
  }
}
