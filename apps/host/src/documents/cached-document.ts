export type Loaded<T> = { readonly value: T; readonly etag: string | null } | 'unchanged'

export interface CachedDocumentParts<T> {
  /** Asks for the document; the etag is that of the value we have. */
  load(etag: string | null): Promise<Loaded<T>>
  now(): Date
  /** Whether a value loaded at that instant should be asked for again. */
  isStale(loadedAt: Date): boolean
  /** How long a reader waits for the new value while there is an old one; null: to the end. */
  readonly patienceMs: number | null
  onFailure(fault: unknown): void
}

export interface CachedDocument<T> {
  /** null when it could never be loaded; once there is a value, a failing backend cannot take it away. */
  read(): Promise<T | null>
  /** The next reader sees what is published now. */
  expire(): void
}

/** A backend that is down must not be asked anew by every visitor. */
const pauseAfterFailureMs = 2_000

export function createCachedDocument<T>(parts: CachedDocumentParts<T>): CachedDocument<T> {
  let kept: { value: T; etag: string | null; at: Date } | null = null
  let expired = false
  let failedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | null = null

  async function load(): Promise<void> {
    // Taken before asking: a publish that comes meanwhile expires what is being loaded.
    expired = false
    try {
      const loaded = await parts.load(kept?.etag ?? null)
      if (loaded !== 'unchanged') kept = { ...loaded, at: parts.now() }
      else if (kept) kept = { ...kept, at: parts.now() }
    } catch (fault) {
      failedAt = performance.now()
      expired = true
      parts.onFailure(fault)
    }
  }

  const needed = (): boolean => {
    if (performance.now() - failedAt < pauseAfterFailureMs) return false
    return kept === null || expired || parts.isStale(kept.at)
  }

  return {
    async read() {
      if (needed() && !loading) {
        loading = load().finally(() => {
          loading = null
        })
      }
      if (loading)
        await (kept && parts.patienceMs !== null
          ? Promise.race([loading, patience(parts.patienceMs)])
          : loading)
      return kept ? kept.value : null
    },
    expire() {
      expired = true
      failedAt = Number.NEGATIVE_INFINITY
    },
  }
}

const patience = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
