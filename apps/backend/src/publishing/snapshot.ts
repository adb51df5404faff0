import type { RealtimeSettings } from '@samobranka/contract'
import type { Product } from '@samobranka/rules'
import { createGazetteer, type Gazetteer } from '../gazetteer/create-gazetteer.ts'
import { OWN_REALTIME } from './compose-settings.ts'
import type { BusinessDocuments } from './load-business.ts'
import { type LocalBusiness, localBusiness } from './local-business.ts'
import { translatedInto } from './translated-into.ts'

const FIRST_LANGUAGE = 'ru'

/** The business at one moment, parsed. Live numbers (stock, uses, bookings) are not here: they are in their tables. */
export interface Snapshot {
  readonly defaultLanguage: string
  readonly languages: readonly string[]
  /** the wanted language where the business has translations into it, else its default. */
  languageOr(wanted: string | null): string
  /** Languages without words of their own show the default one's. */
  in(language: string): LocalBusiness
  /** In the default language. */
  own(): LocalBusiness
  readonly products: ReadonlyMap<number, Product>
  readonly gazetteer: Gazetteer
  /** What browsers must know of the realtime connection. */
  readonly realtime: RealtimeSettings
}

export function createSnapshot(documents: BusinessDocuments): Snapshot {
  const entries = localBusiness(documents, '', '').languages
  const defaultLanguage = (entries.find((one) => one.isDefault) ?? entries[0])?.code ?? FIRST_LANGUAGE
  const languages = entries.length > 0 ? entries.map((one) => one.code) : [defaultLanguage]
  const translated = lazy(() => translatedInto(documents.everything()))
  const locals = new Map<string, LocalBusiness>()

  function inLanguage(language: string): LocalBusiness {
    const supported = language !== defaultLanguage && translated().has(language) ? language : defaultLanguage
    const known = locals.get(supported)
    if (known) return known
    const fresh = localBusiness(documents, supported, defaultLanguage)
    locals.set(supported, fresh)
    return fresh
  }

  const own = () => inLanguage(defaultLanguage)
  const products = lazy(() => new Map(own().products.map((product) => [product.id, product])))
  const gazetteer = lazy(() => createGazetteer(own().addresses))

  return {
    defaultLanguage,
    languages,
    languageOr: (wanted) => (wanted !== null && languages.includes(wanted) ? wanted : defaultLanguage),
    in: inLanguage,
    own,
    realtime: (documents.one('realtime') as RealtimeSettings | undefined) ?? OWN_REALTIME,
    get products() {
      return products()
    },
    get gazetteer() {
      return gazetteer()
    },
  }
}

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
