import { DEFAULT_LANGUAGE } from '@samobranka/dictionary'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import styles from './app.css?url'
import { readRoot, sendRoot, useRootData } from './catalogue-access/root-data/root-data.ts'
import { isChatPath } from './features/chat/index.ts'
import { Document, ErrorPage, Frame } from './features/shell/index.ts'
import { I18nProvider } from './i18n/i18n.tsx'
import { rootTranslator } from './i18n/translator-of.ts'
import { readWords } from './i18n/words-on-page.ts'
import { pageWriterContext } from './render/page-writer.ts'
import { rootView } from './root-view.ts'
import { middlewareNamed } from './routes/middleware/named.ts'
import { errorLayoutOf, layoutOf } from './routing/layout-of.ts'
import { readablePath } from './routing/paths.ts'
import { isAnotherLanguage } from './routing/revalidation.ts'

export const middleware: Route.MiddlewareFunction[] = middlewareNamed(
  'visit',
  'account',
  'redirects',
  'categories',
)

export async function loader(args: Route.LoaderArgs) {
  return sendRoot(await rootView(args), args.context.get(pageWriterContext).embed)
}

export const shouldRevalidate = isAnotherLanguage

// By its address: a stylesheet that belongs to a script is put in once more with the first part that is loaded later,
// and the whole page is laid out again.
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Pages have heads of their own; this one is for a page that failed. */
export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  const root = readRoot(loaderData)
  if (!error || !root) return []
  const { shop } = root
  const t = rootTranslator(root)
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
  const { language, shop, pageType, lacking } = root
  const layout = failed ? errorLayoutOf(pageType) : layoutOf(pageType, pathname)
  return (
    <Document
      language={language}
      shop={shop}
      pageType={pageType}
      layout={layout}
      lacking={lacking}
      hasChat={isChatPath(pathname)}
    >
      <I18nProvider {...root} words={readWords(root.words)}>
        <Frame root={root}>{children}</Frame>
      </I18nProvider>
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
