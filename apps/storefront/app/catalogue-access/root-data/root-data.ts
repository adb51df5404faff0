import type { GuestSwitches, PageType, Settings } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import type { Currency, SteadyOffset, Visibility, WorkTime } from '@samobranka/rules'
import { useRouteLoaderData } from 'react-router'
import { type Embed, embedAsIs } from '../../format/embedded-text.ts'
import { readScriptSafeJson, scriptSafeJson } from '../../format/script-safe-json.ts'
import { embeddedWords } from '../../i18n/words-on-page.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import type { MapSettings } from './map-settings.ts'
import type { Notices } from './notices.ts'
import type { OpenProduct } from './open-product.ts'
import type { Preview } from './preview.ts'
import type { ShopTerms } from './shop-terms.tsx'
import type { MenuCategory, ShopView } from './shop-view.ts'
import type { Spot } from './spot.ts'

/** What the whole shop knows on every page. Declared, not inferred of its maker: that one knows every feature. */
export interface RootData {
  readonly shop: ShopView
  readonly hoursTexts: readonly string[]
  readonly categories: readonly MenuCategory[]
  readonly spots: readonly Spot[]
  /** Whether an address can become a place here. */
  readonly delivers: boolean
  /** The calls that the server behind the shop does not have. */
  readonly lacking: readonly string[]
  readonly previews: readonly Preview[]
  readonly promises: readonly DeliveryPromise[]
  /** A dark store: how soon is told before anything is chosen, and with its price. */
  readonly sellsByTime: boolean
  readonly map: MapSettings
  readonly terms: ShopTerms
  /** The words of every page, as one text (`words-on-page.ts`). */
  readonly words: string
  /** The operator's own words. */
  readonly overrides: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly isDefaultLanguage: boolean
  readonly currency: Currency
  readonly chargedCurrency: string
  readonly currencies: readonly Pick<Currency, 'code' | 'symbol'>[]
  readonly pageType: PageType
  readonly warehouseId: number | null
  readonly notices: Notices
  /** What restaurant people turned off or slowed for a while; null: nothing. */
  readonly switches: GuestSwitches | null
  readonly hours: readonly WorkTime[]
  readonly visibility: Visibility
  readonly priceFilePath: string | null
  /** Coarse: the exact time comes with the answer's headers. */
  readonly now: number
  readonly clocks: readonly SteadyOffset[]
  readonly year: number
  readonly publicUrl: string
  readonly realtime: Settings['realtime']
  readonly cacheVersion: string
  readonly addressFirst: boolean
  readonly include: Settings['site']['include']
  readonly usesPageTranslation: boolean
  readonly opened: OpenProduct | null
}

/** On its way to the browser. */
export interface SentRoot extends Pick<RootData, 'words' | 'opened'> {
  readonly text: string
}

const read = new WeakMap<SentRoot, RootData>()

/**
 * Nearly all of it as one text: the framework would look at each of its six hundred values, here for every page and in
 * the browser before that is hydrated. The words are a text already, and an open product is looked for among the data of all
 * parts of a page (`use-open-product.ts`).
 */
export function sendRoot(root: RootData, embed: Embed = embedAsIs): SentRoot {
  const { words, opened, ...rest } = root
  const sent = {
    words: embed(embeddedWords(words)),
    opened,
    text: scriptSafeJson(rest),
  }
  read.set(sent, root)
  return sent
}

/** Once for each: every part of a page may ask. */
export function readRoot(sent: SentRoot): RootData
export function readRoot(sent: SentRoot | undefined): RootData | undefined
export function readRoot(sent: SentRoot | undefined): RootData | undefined {
  if (!sent) return undefined
  const { words, opened, text } = sent
  const root = read.get(sent) ?? {
    ...(readScriptSafeJson(text) as Omit<RootData, keyof SentRoot>),
    words,
    opened,
  }
  read.set(sent, root)
  return root
}

/** What the whole shop knows, wherever it is asked; undefined where even that could not be loaded. */
export function useRootData(): RootData | undefined {
  return readRoot(useRouteLoaderData('root') as SentRoot | undefined)
}
