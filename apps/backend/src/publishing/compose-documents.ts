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
  /** Documents by the key under which they are published. */
  readonly texts: ReadonlyMap<string, string>
}

/** Everything that is published, as text, and the version these contents make. */
export async function composeDocuments(snapshot: Snapshot, stock: StockByProduct): Promise<Composed> {
  const texts = new Map<string, string>()
  const { front } = snapshot.in(snapshot.defaultLanguage)
  texts.set(FRONT_KEY, JSON.stringify(write(frontSettings, front)))
  // Languages without words of their own share one business: it is written once.
  const written = new Map<LocalBusiness, ReadonlyMap<string, string>>()
  for (const language of snapshot.languages) {
    const local = snapshot.in(language)
    const files = written.get(local) ?? (await catalogueTexts(local, stock))
    written.set(local, files)
    for (const [file, text] of files) texts.set(fileKey(file, language), text)
    texts.set(bannersKey(language), JSON.stringify(local.banners.map((one) => write(banner, one))))
  }
  const unversioned = settingsTexts(snapshot, '')
  const parts = [...texts, ...unversioned].map(([key, text]) => `${key} ${hashOf(text)}`)
  const version = hashOf(parts.join('\n')).slice(0, 12)
  for (const [key, text] of settingsTexts(snapshot, version)) texts.set(key, text)
  return { version, texts }
}

/** Orders are answered between the files: those of ten thousand products take a while. */
async function catalogueTexts(local: LocalBusiness, stock: StockByProduct): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const [file, compose] of composeCatalogue(local, stock)) {
    texts.set(file, JSON.stringify(compose()))
    await nextTurn()
  }
  return texts
}

function settingsTexts(snapshot: Snapshot, version: string): Map<string, string> {
  const written = new Map<LocalBusiness, string>()
  return new Map(
    snapshot.languages.map((language) => {
      const local = snapshot.in(language)
      const text =
        written.get(local) ??
        JSON.stringify(write(settings, composeSettings(local, snapshot.realtime, version)))
      written.set(local, text)
      return [settingsKey(language), text]
    }),
  )
}
