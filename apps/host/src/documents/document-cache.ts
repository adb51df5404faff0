import type { Answer } from '@samobranka/contract'
import { timeBucket } from '@samobranka/rules'
import type { Log } from '../operations/log.ts'
import { type CachedDocument, createCachedDocument } from './cached-document.ts'

export interface DocumentCacheParts {
  readonly log: Pick<Log, 'warn'>
  now(): Date
  /** Behind BACKEND_URL nobody tells us of a publish: the value is asked for again every three minutes. */
  readonly isRemote: boolean
  onPublished(listener: () => void): () => void
}

type Ask<T> = (headers: Record<string, string>) => Promise<Answer<T>>

const patienceMs = 1_000

/** `keep(name, ask)` answers from memory and asks only when there is reason to expect something new. */
export function createDocumentCache({ log, now, isRemote, onPublished }: DocumentCacheParts) {
  const documents = new Map<string, CachedDocument<unknown>>()
  onPublished(() => {
    for (const document of documents.values()) document.expire()
  })

  function create<T>(name: string, ask: Ask<T>): CachedDocument<T> {
    return createCachedDocument<T>({
      now,
      patienceMs: isRemote ? patienceMs : null,
      isStale: (loadedAt) => isRemote && timeBucket(loadedAt) !== timeBucket(now()),
      onFailure: (fault) => log.warn({ document: name, err: fault }, 'a document could not be loaded'),
      async load(etag) {
        const fresh = isRemote ? { 'cache-control': 'no-cache', pragma: 'no-cache' } : {}
        const answer = await ask({ ...fresh, ...(etag ? { 'if-none-match': etag } : {}) })
        if (answer.ok) return { value: answer.value, etag: answer.headers.get('etag') }
        if (answer.refusal.status === 304) return 'unchanged'
        throw new Error(`answered ${answer.refusal.status} ${answer.refusal.code}`)
      },
    })
  }

  return async function keep<T>(name: string, ask: Ask<T>): Promise<T | null> {
    const known = documents.get(name) as CachedDocument<T> | undefined
    const document = known ?? create(name, ask)
    if (!known) documents.set(name, document)
    return document.read()
  }
}
