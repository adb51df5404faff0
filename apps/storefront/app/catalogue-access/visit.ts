import { PAGE_TYPES, type PageType, type Settings } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import { type Currency, onlyKitchen } from '@samobranka/rules'
import { createContext } from 'react-router'
import { mainLanguage, shopLanguages } from '../i18n/shop-languages.ts'
import { languageOf } from '../routing/language-of.ts'
import { readPageCookie } from '../routing/page-input.ts'
import { PLACE_COOKIE, readPlace } from './place-cookie.ts'
import type { Shop } from './shop.ts'
import { CURRENCY_COOKIE, PAGE_TYPE_COOKIE } from './visit-cookies.ts'

/** One request as the pages see it: which shop, in which language, for which place. */
export interface Visit {
  readonly settings: Settings
  readonly language: Language
  readonly currency: Currency
  readonly pageType: PageType
  readonly warehouseId: number | null
  readonly now: Date
}

export const visitContext = createContext<Visit>()

/** null while the shop has no settings to be shown by. */
export async function readVisit(request: Request, shop: Shop): Promise<Visit | null> {
  const chosenLanguage = languageOf(request)
  const [published, front] = await Promise.all([shop.settings(chosenLanguage ?? ''), shop.front()])
  if (!published) return null
  const settings = withShopLanguages(published)
  const chosen = readPageCookie(request, PAGE_TYPE_COOKIE)
  return {
    settings,
    language: chosenLanguage ?? mainLanguage(settings.languages),
    currency: currencyOf(settings, readPageCookie(request, CURRENCY_COOKIE)),
    pageType: PAGE_TYPES.find((type) => type === chosen) ?? front.pageType,
    warehouseId: warehouseOf(settings, readPageCookie(request, PLACE_COOKIE)),
    now: shop.now(),
  }
}

const settled = new WeakMap<Settings, Settings>()

/** Once for a published document, which every request asks for. */
function withShopLanguages(published: Settings): Settings {
  const known = settled.get(published)
  if (known) return known
  const settings = { ...published, languages: shopLanguages(published.languages) }
  settled.set(published, settings)
  return settings
}

/** Whose symbol the operator has given without saying what money it is. */
const CODES = new Map(
  Object.entries({
    '₽': 'RUB',
    '₸': 'KZT',
    $: 'USD',
    '€': 'EUR',
    Br: 'BYN',
    '֏': 'AMD',
    '₼': 'AZN',
    '₺': 'TRY',
    '₹': 'INR',
    '₫': 'VND',
    Rp: 'IDR',
    '¥': 'CNY',
    '₴': 'UAH',
    '₾': 'GEL',
  }),
)

export function currencyOf({ currencies, currencySymbol }: Settings, code: string | null): Currency {
  const charged = currencies.find(({ isDefault }) => isDefault)
  return (
    currencies.find((currency) => currency.code === code) ??
    charged ?? {
      code: CODES.get(currencySymbol) ?? 'RUB',
      symbol: currencySymbol,
      rate: 1,
      decimals: 2,
      isDefault: true,
    }
  )
}

function warehouseOf(settings: Settings, cookie: string | null): number | null {
  const only = onlyKitchen(settings, settings.warehouses)
  if (only !== null) return only
  const place = readPlace(cookie)
  // A kitchen that is gone must not leave a returning customer before an empty shop.
  return settings.warehouses.find(({ id }) => id === place?.warehouseId)?.id ?? null
}
