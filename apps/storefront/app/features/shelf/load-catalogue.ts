import type { Language } from '@samobranka/dictionary'
import type { Visibility } from '@samobranka/rules'
import { serverTime } from '../../lib/server-time.ts'
import { timeBucket } from '../../lib/time-bucket.ts'
import { shelveCatalogue } from './shelf-store.ts'

export interface CatalogueWish {
  readonly language: Language
  readonly isDefaultLanguage: boolean
  readonly visibility: Visibility
  /** The chosen kitchen's own file, where there is one. */
  readonly priceFilePath: string | null
}

let underWay: { readonly wish: string; readonly promise: Promise<void> } | null = null

/**
 * Fetches the whole catalogue once for a language and place. The parsing code comes with it, after the page is
 * interactive; a failure is left for the next call to repeat.
 */
export function loadCatalogue(wish: CatalogueWish): Promise<void> {
  const text = JSON.stringify(wish)
  if (underWay?.wish === text) return underWay.promise
  const promise = fetchCatalogue(wish).catch(() => {
    if (underWay?.wish === text) underWay = null
  })
  underWay = { wish: text, promise }
  return promise
}

/** The same again: the shop has published. Until the new one is here, the old one stays on the shelf. */
export function reloadCatalogue(wish: CatalogueWish): Promise<void> {
  underWay = null
  return loadCatalogue(wish)
}

async function fetchCatalogue({ language, isDefaultLanguage, visibility, priceFilePath }: CatalogueWish) {
  const { catalogueFile, createClient, priceFile } = await import('@samobranka/contract')
  const client = createClient({ fetch: (input, init) => fetch(input, init), baseUrl: '/api' })
  const t = timeBucket(serverTime())
  const answer = priceFilePath
    ? await client.call(priceFile(priceFilePath), {
        query: { t, ...(isDefaultLanguage ? {} : { lang: language }) },
      })
    : await client.call(catalogueFile, {
        params: { file: isDefaultLanguage ? 'prodcat' : `prodcat-${language}` },
        query: { t },
      })
  if (!answer.ok) throw new Error(answer.refusal.code)
  shelveCatalogue(answer.value, visibility, language)
}
