import type { Database } from '../database/database.ts'
import { composeDocuments, type Take } from './compose-documents.ts'
import { type FinishedDocument, finishDocument } from './finish-document.ts'
import { currentVersion } from './load-publication.ts'
import { loadSnapshot } from './load-snapshot.ts'
import { loadStock } from './load-stock.ts'
import type { Snapshot } from './snapshot.ts'
import { storePublication } from './store-publication.ts'

/** What a process has in memory already: parsing ten thousand products again costs more than writing them. */
export interface InMemory {
  readonly version: string
  readonly snapshot: Snapshot
}

export interface PublishOutcome {
  readonly version: string
  readonly changed: boolean
}

const ATTEMPTS = 5

/**
 * Writes settings and catalogue as finished documents. The version is made of their contents, so publishing what is
 * published already changes nothing.
 */
export async function publish(db: Database, clock: () => Date, known?: InMemory): Promise<PublishOutcome> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const current = await currentVersion(db.sql)
    const inMemory = attempt === 1 && known !== undefined && known.version === current?.version
    const snapshot = inMemory ? known.snapshot : await loadSnapshot(db.sql)
    const { fresh, take } = await missingDocuments(db)
    const { version, paths } = await composeDocuments(snapshot, await loadStock(db.sql), take)
    if (current?.version === version) return { version, changed: false }
    const publication = { version, after: current?.id ?? 0, createdAt: clock().getTime(), paths, fresh }
    if (await storePublication(db, publication)) return { version, changed: true }
  }
  throw new Error(`Others published ${ATTEMPTS} times while this publication was written`)
}

/** Compressing is most of what a publish costs: documents that are stored already are not made again. */
async function missingDocuments(db: Database): Promise<{ fresh: FinishedDocument[]; take: Take }> {
  const stored = await db.sql.selectFrom('documents').select('hash').execute()
  const known = new Set(stored.map((row) => row.hash))
  const fresh: FinishedDocument[] = []
  return {
    fresh,
    // One after another: each keeps two cores busy, and all at once would keep every text in memory twice.
    async take(hash, text) {
      if (known.has(hash)) return
      known.add(hash)
      fresh.push(await finishDocument(text, hash))
    },
  }
}
