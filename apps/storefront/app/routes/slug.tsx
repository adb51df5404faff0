import { useView } from '../catalogue-access/use-view.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { homeHead } from '../features/catalogue/index.ts'
import { ArticlePage, articleHead, articleView, loadArticle } from '../features/content/index.ts'
import { LayoutHome, loadHome } from '../features/page-layout/index.ts'
import { goodsMeta } from '../features/product/index.ts'
import { viewLoader } from '../render/view-loader.ts'
import { isFileName } from '../routing/is-file-name.ts'
import { isReservedSlug } from '../routing/is-reserved-slug.ts'
import { routeNotFound } from '../routing/not-found.ts'
import { informationPagePath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/slug'

/** A page of that name; where there is none, the home page, and its canonical address says so. */
export const loader = viewLoader('home', async ({ params, context, request }: Route.LoaderArgs) => {
  if (isFileName(params.slug) || isReservedSlug(params.slug)) throw routeNotFound(request)
  const page = await loadArticle(context, 'page', params.slug)
  if (page) return { page: articleView(page, context.get(visitContext).language), home: null }
  return { page: null, home: await loadHome(context) }
})

export const shouldRevalidate = isAnotherPage

export const meta = goodsMeta<typeof loader>(({ root, view: { page } }) =>
  page ? articleHead(page, { path: informationPagePath(page.slug), kind: 'WebPage' }, root) : homeHead(root),
)

export default function Slug() {
  const { page, home } = useView<typeof loader>()
  if (page) return <ArticlePage article={page} pathOf={informationPagePath} />
  return <LayoutHome home={home} />
}
