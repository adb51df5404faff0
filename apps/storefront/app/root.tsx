import { DEFAULT_LANGUAGE } from '@samobranka/dictionary'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { previewsOf } from './features/demo/index.ts'
import { deliveryPromises } from './features/grocery/index.ts'
import { offers, spotsOf } from './features/place/index.ts'
import { noticesOf } from './features/popups/index.ts'
import { openProduct } from './features/product/index.ts'
import { Document, ErrorPage, Frame } from './features/shell/index.ts'
import { catalogueInSight, visibilityOf } from './lib/catalogue-in-sight.ts'
import { clocksOf } from './lib/clocks-of.ts'
import { houseOf } from './lib/house-of.ts'
import { errorLayoutOf, layoutOf } from './lib/layout-of.ts'
import { mapFace } from './lib/map-face.ts'
import { middlewareNamed } from './lib/middleware/named.ts'
import { ownPath } from './lib/own-path.ts'
import { PRODUCT_PARAMETER, readablePath } from './lib/paths.ts'
import { isAnotherLanguage } from './lib/revalidation.ts'
import { useRootData } from './lib/root-data.ts'
import { shopContext } from './lib/shop.ts'
import { menuCategories, shopFace } from './lib/shop-face.ts'
import { shopTerms } from './lib/shop-terms.tsx'
import { SpeechProvider } from './lib/speech.tsx'
import { timeBucket } from './lib/time-bucket.ts'
import { rootTranslator } from './lib/translator-of.ts'
import { currencyOf, visitContext } from './lib/visit.ts'
import { readWords, wordsOnPage } from './lib/words-on-page.ts'
import styles from './ui/app.css?url'

export const middleware: Route.MiddlewareFunction[] = middlewareNamed(
  'visit',
  'account',
  'redirects',
  'categories',
)

const NO_WORDS = {}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const { settings, language, warehouseId } = visit
  const catalogue = catalogueInSight(await shop.catalogue(language, warehouseId), visit)
  const asked = Number(new URL(request.url).searchParams.get(PRODUCT_PARAMETER))
  const priceFilePath = settings.locations.find(({ id }) => id === warehouseId)?.priceFilePath ?? null
  const spoken = settings.languages.find(({ code }) => code === language)
  // Coarse, so that a page rendered anew is the same bytes; the exact time comes with the answer's headers.
  const now = Number(timeBucket(visit.now))
  return {
    shop: shopFace(settings, language, warehouseId),
    categories: menuCategories(catalogue),
    spots: spotsOf(settings),
    delivers: offers(settings, 'flat_rate'),
    previews: previewsOf(settings, shop.publicUrl),
    promises: houseOf(visit.pageType) === 'grocery' ? deliveryPromises(settings) : [],
    map: mapFace(settings),
    terms: shopTerms(settings, visit.pageType),
    words: await wordsOnPage(language),
    overrides: spoken?.words ?? NO_WORDS,
    language,
    isDefaultLanguage: spoken?.isDefault ?? false,
    currency: visit.currency,
    chargedCurrency: currencyOf(settings, null).code,
    currencies: settings.currencies.map(({ code, symbol }) => ({ code, symbol })),
    pageType: visit.pageType,
    warehouseId,
    notices: noticesOf(settings, warehouseId),
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
    opened: asked > 0 ? openProduct(asked, catalogue, warehouseId) : null,
  }
}

export const shouldRevalidate = isAnotherLanguage

// By its address: a stylesheet that belongs to a script is put in once more with the first part that is loaded later,
// and the whole page is laid out again.
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Pages have heads of their own; this one is for a page that failed. */
export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  if (!error || !loaderData) return []
  const { shop } = loaderData
  const t = rootTranslator(loaderData)
  return [
    { title: t('common.pageTitle', { title: t('error.title'), shop: shop.name }) },
    { name: 'robots', content: 'noindex' },
  ]
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRootData()
  const failed = Boolean(useRouteError())
  const { pathname } = useLocation()
  if (!root) {
    return (
      <Document language={DEFAULT_LANGUAGE} shop={null} pageType={null} layout="default">
        {children}
      </Document>
    )
  }
  const { language, shop, pageType } = root
  const layout = failed ? errorLayoutOf(pageType) : layoutOf(pageType, pathname)
  return (
    <Document language={language} shop={shop} pageType={pageType} layout={layout}>
      <SpeechProvider {...root} words={readWords(root.words)}>
        <Frame root={root}>{children}</Frame>
      </SpeechProvider>
    </Document>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData()
  const { pathname } = useLocation()
  const message =
    isRouteErrorResponse(error) && typeof error.data === 'string' && error.data.startsWith('Page ')
      ? error.data
      : `Page not found: ${readablePath(pathname)}`
  if (!root) return <p>{message}</p>
  return <ErrorPage message={message} shop={root.shop} categories={root.categories} />
}
