import { setImmediate as nextTurn } from 'node:timers/promises'
import { banner, frontSettings, settings, write } from '@samobranka/contract'
import { composeCatalogue, type StockByProduct } from './compose-catalogue.ts'
import { composeSettings } from './compose-settings.ts'
import { hashOf } from './finish-document.ts'
import type { LocalBusiness } from './local-business.ts'
import { bannersKey, FRONT_KEY, fileKey, settingsKey } from './paths.ts'
import type { Snapshot } from './snapshot.ts'

export interface Composed {
  readonly version: string
  /** The hash of each document, by the key under which it is published. */
  readonly paths: ReadonlyMap<string, string>
}

/** Takes a document over; of ten thousand products in ten files the texts are too large to be kept till the end. */
export type Take = (hash: string, text: string) => Promise<void>

/** Writes everything that is published, one document after the other, and gives the version these contents make. */
export async function composeDocuments(
  snapshot: Snapshot,
  stock: StockByProduct,
  take: Take,
): Promise<Composed> {
  const paths = new Map<string, string>()
  const put = async (key: string, document: unknown) => void paths.set(key, await written(document, take))
  const { front } = snapshot.own()
  await put(FRONT_KEY, write(frontSettings, front))
  // Languages without words of their own share one business: it is written, and hashed, once.
  const known = new Map<LocalBusiness, ReadonlyMap<string, string>>()
  for (const language of snapshot.languages) {
    const local = snapshot.in(language)
    const files = known.get(local) ?? (await catalogueFiles(local, stock, take))
    known.set(local, files)
    for (const [file, hash] of files) paths.set(fileKey(file, language), hash)
    const banners = local.banners.map((one) => write(banner, one))
    await put(bannersKey(language), banners)
  }
  const unversioned = await settingsHashes(snapshot, '', async () => undefined)
  const parts = [...paths, ...unversioned].map(([key, hash]) => `${key} ${hash}`)
  const version = hashOf(parts.join('\n')).slice(0, 12)
  for (const [key, hash] of await settingsHashes(snapshot, version, take)) paths.set(key, hash)
  return { version, paths }
}

async function written(document: unknown, take: Take): Promise<string> {
  const text = JSON.stringify(document)
  const hash = hashOf(text)
  await take(hash, text)
  return hash
}

/** Orders are answered between the files: those of ten thousand products take a while. */
async function catalogueFiles(
  local: LocalBusiness,
  stock: StockByProduct,
  take: Take,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const [file, compose] of composeCatalogue(local, stock)) {
    hashes.set(file, await written(compose(), take))
    await nextTurn()
  }
  return hashes
}

async function settingsHashes(snapshot: Snapshot, version: string, take: Take): Promise<Map<string, string>> {
  const known = new Map<LocalBusiness, string>()
  const hashes = new Map<string, string>()
  for (const language of snapshot.languages) {
    const local = snapshot.in(language)
    const hash =
      known.get(local) ??
      (await written(write(settings, composeSettings(local, snapshot.realtime, version)), take))
    known.set(local, hash)
    hashes.set(settingsKey(language), hash)
  }
  return hashes
}
