import { ArticlePage, articleHead, articleView, loadArticle } from '../features/content/index.ts'
import { pageNotFound } from '../lib/not-found.ts'
import { informationPagePath } from '../lib/paths.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { readRoot } from '../lib/root-data.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/information-page'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await loadArticle(context, 'page', params.slug)
  if (!page) throw pageNotFound(request)
  return { page: articleView(page, context.get(visitContext).language) }
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? articleHead(
        loaderData.page,
        { path: informationPagePath(loaderData.page.slug), kind: 'WebPage' },
        readRoot(matches[0].loaderData),
      )
    : []

export default function InformationPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.page} pathOf={informationPagePath} />
}
