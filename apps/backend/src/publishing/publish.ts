import { banner, frontSettings, type RealtimeSettings, settings, write } from '@samobranka/contract'
import { loadBusiness } from '../business/business-documents.ts'
import type { Database } from '../database/database.ts'
import { composeCatalogue } from './compose-catalogue.ts'
import { composeSettings, OWN_REALTIME } from './compose-settings.ts'
import { finishDocument, hashOf } from './finish-document.ts'
import { currentVersion } from './load-publication.ts'
import { loadStock } from './load-stock.ts'
import { bannersKey, FRONT_KEY, fileKey, settingsKey } from './paths.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'
import { storePublication } from './store-publication.ts'

/**
 * Writes settings and catalogue as finished documents. The version is made of their contents, so publishing what is
 * published already changes nothing.
 */
export async function publish(
  db: Database,
  clock: () => Date,
): Promise<{ version: string; changed: boolean }> {
  const documents = await loadBusiness(db.sql)
  const snapshot = createSnapshot(documents)
  const realtime = (documents.one('realtime') as RealtimeSettings | undefined) ?? OWN_REALTIME
  const texts = await catalogueTexts(db, snapshot)
  const unversioned = settingsTexts(snapshot, realtime, '')
  const version = hashOf(
    [...texts, ...unversioned].map(([key, text]) => `${key} ${hashOf(text)}`).join('\n'),
  ).slice(0, 12)
  const current = await currentVersion(db.sql)
  if (current?.version === version) return { version, changed: false }

  for (const [key, text] of settingsTexts(snapshot, realtime, version)) texts.set(key, text)
  const hashes = new Map([...texts].map(([key, text]) => [key, hashOf(text)]))
  const fresh = await missingDocuments(
    db,
    new Map([...texts].map(([key, text]) => [hashes.get(key) ?? '', text])),
  )
  await storePublication(db, { version, createdAt: clock().getTime(), paths: hashes, fresh })
  return { version, changed: true }
}

async function catalogueTexts(db: Database, snapshot: Snapshot): Promise<Map<string, string>> {
  const stock = await loadStock(db.sql)
  const texts = new Map<string, string>()
  const own = snapshot.in(snapshot.defaultLanguage)
  texts.set(FRONT_KEY, JSON.stringify(write(frontSettings, own.front)))
  const written = new Map<unknown, Map<string, string>>()
  for (const language of snapshot.languages) {
    const local = snapshot.in(language)
    const files = written.get(local) ?? stringified(composeCatalogue(local, stock))
    written.set(local, files)
    for (const [file, text] of files) texts.set(fileKey(file, language), text)
    texts.set(bannersKey(language), JSON.stringify(local.banners.map((one) => write(banner, one))))
  }
  return texts
}

function stringified(files: ReadonlyMap<string, unknown>): Map<string, string> {
  return new Map([...files].map(([file, tree]) => [file, JSON.stringify(tree)]))
}

function settingsTexts(snapshot: Snapshot, realtime: RealtimeSettings, version: string): Map<string, string> {
  return new Map(
    snapshot.languages.map((language) => [
      settingsKey(language),
      JSON.stringify(write(settings, composeSettings(snapshot.in(language), realtime, version))),
    ]),
  )
}

/** Compressing is what a publish costs: documents that are stored already are not made again. */
async function missingDocuments(db: Database, texts: ReadonlyMap<string, string>) {
  const stored = await db.sql.selectFrom('documents').select('hash').execute()
  const known = new Set(stored.map((row) => row.hash))
  const missing = [...texts].filter(([hash]) => !known.has(hash))
  return Promise.all(missing.map(([hash, text]) => finishDocument(text, hash)))
}
