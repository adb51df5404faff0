import { visitContext } from '../catalogue-access/visit.ts'
import { ArticlePage, articleHead, articleView, loadArticle } from '../features/content/index.ts'
import { pageMeta } from '../features/page-head/index.ts'
import { pageNotFound } from '../routing/not-found.ts'
import { informationPagePath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/information-page'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await loadArticle(context, 'page', params.slug)
  if (!page) throw pageNotFound(request)
  return { page: articleView(page, context.get(visitContext).language) }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, view: { page } }) =>
  articleHead(page, { path: informationPagePath(page.slug), kind: 'WebPage' }, root),
)

export default function InformationPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.page} pathOf={informationPagePath} />
}
