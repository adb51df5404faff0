import type { Answer, Client } from '@samobranka/contract'
import { type Catalogue, timeBucket, type Visibility } from '@samobranka/rules'
import { browserClient } from '../../catalogue-access/browser-client.ts'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { logWarning } from '../../startup/browser-log.ts'
import { loadLater } from '../../startup/load-later.ts'
import { storeCatalogue, storeGoods } from './catalogue-store.ts'
import type { ReadCatalogue } from './read-bytes.ts'

/** `priceFilePath` is the chosen kitchen's own file, where there is one. */
export type CatalogueWish = Pick<RootData, 'language' | 'isDefaultLanguage' | 'visibility' | 'priceFilePath'>

let underWay: { readonly wish: string; readonly promise: Promise<void> } | null = null

/**
 * Fetches the whole catalogue once for a language and place. The parsing code comes with it, after the page is
 * interactive; a failure is logged and left for the next call to repeat.
 */
export function loadCatalogue(wish: CatalogueWish): Promise<void> {
  const text = JSON.stringify(wish)
  if (underWay?.wish === text) return underWay.promise
  const promise = fetchCatalogue(wish).catch((fault: unknown) => {
    // Ended by the next one, also of the same wish: a publish came while it was under way.
    if (underWay?.promise !== promise) return
    underWay = null
    logWarning('The catalogue could not be loaded.', fault)
  })
  underWay = { wish: text, promise }
  return promise
}

/** The same again: the shop has published. Until the new one is here, the old one stays in the store. */
export function reloadCatalogue(wish: CatalogueWish): Promise<void> {
  underWay = null
  return loadCatalogue(wish)
}

/** Of a catalogue that comes in parts: the goods of the home page, before the remainder. */
export async function loadMainPart({
  language,
  isDefaultLanguage,
  visibility,
}: CatalogueWish): Promise<void> {
  try {
    const file = isDefaultLanguage ? 'prodcat_main' : `prodcat_main-${language}`
    const { whole } = await fetchFile(file, visibility)
    storeGoods(whole)
  } catch (fault) {
    logWarning('The main part of the catalogue could not be loaded.', fault)
  }
}

async function fetchCatalogue(wish: CatalogueWish): Promise<void> {
  const { language, isDefaultLanguage, visibility, priceFilePath } = wish
  const read = priceFilePath
    ? await fetchPriceFile(priceFilePath, isDefaultLanguage ? {} : { lang: language }, visibility)
    : await fetchFile(isDefaultLanguage ? 'prodcat' : `prodcat-${language}`, visibility)
  // Another place or language was chosen meanwhile: its own catalogue is on the way.
  if (underWay && underWay.wish !== JSON.stringify(wish)) return
  storeCatalogue(read, visibility.warehouseId, language)
}

async function fetchFile(file: string, visibility: Visibility): Promise<ReadCatalogue> {
  const { catalogueFile } = await loadLater(() => import('@samobranka/contract/endpoints/catalogue'))
  const t = String(timeBucket(serverTime()))
  return ask((client, how) => client.call(catalogueFile, { params: { file }, ...how }), { t }, visibility)
}

async function fetchPriceFile(
  path: string,
  lang: { readonly lang?: string },
  visibility: Visibility,
): Promise<ReadCatalogue> {
  const { priceFile } = await loadLater(() => import('@samobranka/contract/endpoints/catalogue'))
  return ask((client, how) => client.call(priceFile(path), how), lang, visibility)
}

interface How {
  readonly query: { readonly t?: string; readonly nocache: string; readonly lang?: string }
  readonly latest: true
  readonly readBytes: (bytes: ArrayBuffer) => Promise<Catalogue>
}

/** The bytes go as they come to whoever reads them: parsing them here would hold the page up. */
async function ask(
  call: (client: Client, how: How) => Promise<Answer<Catalogue>>,
  written: { readonly t?: string; readonly lang?: string },
  visibility: Visibility,
): Promise<ReadCatalogue> {
  const { readElsewhere } = await loadLater(() => import('./read-elsewhere.ts'))
  let read: ReadCatalogue | null = null
  const readBytes = async (bytes: ArrayBuffer) => {
    read = await readElsewhere(bytes, visibility)
    return read.whole
  }
  const query = { ...written, nocache: String(serverTime().getTime()) }
  const answer = await call(await browserClient(), { query, latest: true, readBytes })
  if (!answer.ok || !read) throw new Error(answer.ok ? '' : answer.refusal.code)
  return read
}
