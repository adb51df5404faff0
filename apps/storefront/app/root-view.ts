import { type GuestSwitches, guestSwitches } from '@samobranka/contract'
import { timeBucket } from '@samobranka/rules'
import type { Route } from './+types/root'
import { askUnlessSilent } from './catalogue-access/ask-unless-silent.ts'
import { catalogueInSight, visibilityOf } from './catalogue-access/catalogue-in-sight.ts'
import type { RootData } from './catalogue-access/root-data/root-data.ts'
import { shopTerms } from './catalogue-access/root-data/shop-terms.tsx'
import { type Shop, shopContext } from './catalogue-access/shop.ts'
import { currencyOf, visitContext } from './catalogue-access/visit.ts'
import { previewsOf } from './features/demo/index.ts'
import { deliveryPromises } from './features/grocery/index.ts'
import { hoursOf } from './features/opening-hours/index.ts'
import { offers, spotsOf } from './features/place/index.ts'
import { noticesOf } from './features/popups/index.ts'
import { openProduct } from './features/product/index.ts'
import { hoursText } from './format/hours-text.ts'
import { serverTranslator } from './i18n/server-translator.ts'
import { wayWords } from './i18n/way-words.ts'
import { wordsOnPage } from './i18n/words-on-page.ts'
import { clocksOf } from './render/clocks-of.ts'
import { makeMapSettings } from './render/make-map-settings.ts'
import { makeShopView, menuCategories } from './render/make-shop-view.ts'
import { ownPath } from './routing/own-path.ts'
import { readParameter } from './routing/page-input.ts'
import { pageLayoutOf } from './routing/page-layout-of.ts'
import { PRODUCT_PARAMETER } from './routing/paths.ts'

const NO_WORDS = {}

/** What the whole shop knows on every page. */
export async function rootView({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const { settings, language, warehouseId } = visit
  const catalogue = catalogueInSight(await shop.catalogue(language, warehouseId), visit)
  const productId = Number(readParameter(new URL(request.url).searchParams, PRODUCT_PARAMETER))
  const priceFilePath = settings.locations.find(({ id }) => id === warehouseId)?.priceFilePath ?? null
  const shown = settings.languages.find(({ code }) => code === language)
  const t = await serverTranslator(visit)
  // Coarse, so that a page rendered anew is the same bytes; the exact time comes with the answer's headers.
  const now = timeBucket(visit.now)
  const lacking = await shop.lacking()
  // Without a geocoder no address becomes a place.
  const delivers = offers(settings, 'flat_rate') && !lacking.has('locateAddress')
  const isGrocery = pageLayoutOf(visit.pageType) === 'grocery'
  return {
    shop: makeShopView(settings, language, warehouseId),
    hoursTexts: settings.warehouses.map(({ workTime }) => hoursText(workTime, t)),
    categories: menuCategories(catalogue),
    spots: spotsOf(settings),
    delivers,
    lacking: [...lacking],
    previews: previewsOf(settings, shop.publicUrl),
    promises: delivers ? deliveryPromises(settings, new Date(now), t) : [],
    // What a dark store lives by is told before anything is chosen, and with its price.
    sellsByTime: isGrocery,
    map: makeMapSettings(settings, { city: await shop.cityBounds(), isProduction: shop.isProduction }),
    terms: shopTerms(settings, visit.pageType),
    words: await wordsOnPage(language),
    overrides: shown?.isDefault ? wayWords(settings, shown.words) : (shown?.words ?? NO_WORDS),
    language,
    isDefaultLanguage: shown?.isDefault ?? false,
    currency: visit.currency,
    chargedCurrency: currencyOf(settings, null).code,
    currencies: settings.currencies.map(({ code, symbol }) => ({ code, symbol })),
    pageType: visit.pageType,
    warehouseId,
    notices: noticesOf(settings, warehouseId),
    switches: lacking.has('guestSwitches') ? null : await switchesAt(shop, warehouseId),
    hours: hoursOf(settings, warehouseId),
    visibility: visibilityOf(visit),
    priceFilePath: priceFilePath && ownPath(priceFilePath),
    now,
    clocks: clocksOf(settings, new Date(now)),
    year: visit.now.getUTCFullYear(),
    publicUrl: shop.publicUrl,
    realtime: settings.realtime,
    cacheVersion: settings.site.cacheVersion,
    addressFirst: settings.addressFirst,
    include: settings.site.include,
    usesPageTranslation: settings.site.usesPageTranslation,
    opened: productId > 0 ? openProduct(productId, catalogue, warehouseId) : null,
  }
}

async function switchesAt(shop: Shop, warehouseId: number | null): Promise<GuestSwitches | null> {
  const on = await askUnlessSilent(shop, 'switches', (signal) =>
    shop.backend.call(guestSwitches, { query: { warehouse: warehouseId }, signal }),
  )
  return on && isAnything(on) ? on : null
}

/** On most days nothing is: the page need not say so. */
function isAnything({ products, variations, supplements, pauses, busy }: GuestSwitches): boolean {
  const { cooking, delivery, blocksAsap } = busy
  return (
    [products, variations, supplements, pauses].some(({ length }) => length > 0) ||
    cooking + delivery > 0 ||
    blocksAsap
  )
}
