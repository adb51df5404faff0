import { setImmediate as nextTurn } from 'node:timers/promises'
import { banner, frontSettings, settings, write } from '@samobranka/contract'
import { composeCatalogue, type StockByProduct } from './compose-catalogue.ts'
import { composeSettings } from './compose-settings.ts'
import { hashOf } from './finish-document.ts'
import type { LocalBusiness } from './local-business.ts'
import { bannersKey, FRONT_KEY, fileKey, settingsKey } from './paths.ts'
import type { Snapshot } from './snapshot.ts'

export interface Text {
  readonly text: string
  readonly hash: string
}

export interface Composed {
  readonly version: string
  /** Documents by the key under which they are published. */
  readonly texts: ReadonlyMap<string, Text>
}

/** Everything that is published, as text, and the version these contents make. */
export async function composeDocuments(snapshot: Snapshot, stock: StockByProduct): Promise<Composed> {
  const texts = new Map<string, Text>()
  const { front } = snapshot.in(snapshot.defaultLanguage)
  texts.set(FRONT_KEY, textOf(write(frontSettings, front)))
  // Languages without words of their own share one business: it is written, and hashed, once.
  const written = new Map<LocalBusiness, ReadonlyMap<string, Text>>()
  for (const language of snapshot.languages) {
    const local = snapshot.in(language)
    const files = written.get(local) ?? (await catalogueTexts(local, stock))
    written.set(local, files)
    for (const [file, text] of files) texts.set(fileKey(file, language), text)
    texts.set(bannersKey(language), textOf(local.banners.map((one) => write(banner, one))))
  }
  const unversioned = settingsTexts(snapshot, '')
  const parts = [...texts, ...unversioned].map(([key, { hash }]) => `${key} ${hash}`)
  const version = hashOf(parts.join('\n')).slice(0, 12)
  for (const [key, text] of settingsTexts(snapshot, version)) texts.set(key, text)
  return { version, texts }
}

function textOf(document: unknown): Text {
  const text = JSON.stringify(document)
  return { text, hash: hashOf(text) }
}

/** Orders are answered between the files: those of ten thousand products take a while. */
async function catalogueTexts(local: LocalBusiness, stock: StockByProduct): Promise<Map<string, Text>> {
  const texts = new Map<string, Text>()
  for (const [file, compose] of composeCatalogue(local, stock)) {
    texts.set(file, textOf(compose()))
    await nextTurn()
  }
  return texts
}

function settingsTexts(snapshot: Snapshot, version: string): Map<string, Text> {
  const written = new Map<LocalBusiness, Text>()
  return new Map(
    snapshot.languages.map((language) => {
      const local = snapshot.in(language)
      const text =
        written.get(local) ?? textOf(write(settings, composeSettings(local, snapshot.realtime, version)))
      written.set(local, text)
      return [settingsKey(language), text]
    }),
  )
}
