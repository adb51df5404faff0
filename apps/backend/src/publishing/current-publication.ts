import type { Database } from '../database/database.ts'
import { keepListening } from '../database/keep-listening.ts'
import type { Log } from '../ports/log.ts'
import { businessRevision } from './business-revision.ts'
import type { FinishedDocument } from './finish-document.ts'
import { currentVersion, loadPublication } from './load-publication.ts'
import { loadSnapshot } from './load-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { PUBLISHED } from './store-publication.ts'

/** How soon a process notices what another one published, where the database cannot tell it. */
const LOOK_EVERY_MS = 2_000

export interface CurrentPublication {
  /** '' while nothing was published. */
  version(): string
  document(key: string): FinishedDocument | undefined
  snapshot(): Snapshot
  /** Looks for a newer publication now. */
  refresh(): Promise<void>
  /** Calls back after each change of version; gives the way to stop. */
  onChange(listener: (version: string) => void): () => void
  start(): void
  stop(): Promise<void>
}

interface Loaded {
  readonly version: string
  readonly revision: number
  readonly snapshot: Snapshot
  readonly documents: Map<string, FinishedDocument>
  document(key: string): FinishedDocument | undefined
}

/** What this process knows to be published: it changes as a whole, and stays while the database does not answer. */
export async function followPublications(db: Database, log: Log): Promise<CurrentPublication> {
  let loaded = await load(db)
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined
  let looking: Promise<void> | undefined
  const listeners = new Set<(version: string) => void>()

  async function look(): Promise<void> {
    const [current, revision] = await Promise.all([currentVersion(db.sql), businessRevision(db.sql)])
    if ((current?.version ?? '') === loaded.version) {
      if (revision !== loaded.revision) loaded = { ...loaded, revision, snapshot: await loadSnapshot(db.sql) }
      return
    }
    loaded = await load(db, loaded.documents)
    for (const listener of listeners) listener(loaded.version)
  }

  const refresh = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  const refreshOrLog = (): void => {
    refresh().catch((fault) => log.warn({ err: fault }, 'Could not look for a new publication'))
  }

  return {
    version: () => loaded.version,
    document: (key) => loaded.document(key),
    snapshot: () => loaded.snapshot,
    refresh,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      timer = setInterval(refreshOrLog, LOOK_EVERY_MS)
      timer.unref()
      unlisten = keepListening(db, PUBLISHED, refreshOrLog, (fault) =>
        log.warn({ err: fault }, 'Cannot listen for publications; looking for them instead'),
      )
    },
    async stop() {
      clearInterval(timer)
      await unlisten?.()
      await looking?.catch(() => undefined)
    },
  }
}

async function load(db: Database, known?: ReadonlyMap<string, FinishedDocument>): Promise<Loaded> {
  // Before the business itself: a change in between is loaded once more, and never missed.
  const revision = await businessRevision(db.sql)
  const [stored, snapshot] = await Promise.all([loadPublication(db.sql, known), loadSnapshot(db.sql)])
  return {
    revision,
    version: stored?.publication.version ?? '',
    documents: stored?.documents ?? new Map(),
    snapshot,
    document: (key) => stored?.publication.document(key),
  }
}
