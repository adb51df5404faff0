import { visitContext } from '../catalogue-access/visit.ts'
import { ArticleCards, articleCard, loadPages, loadPosts } from '../features/content/index.ts'
import { listHead, pageMeta } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { useTranslate } from '../i18n/i18n.tsx'
import { homePath, informationPagePath, informationPath, informationPostPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Route } from './+types/information'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const [words, pages, posts] = await Promise.all([
    screenWords(language, 'information', 'blog'),
    loadPages(context),
    loadPosts(context),
  ])
  return {
    words,
    pages: pages.map((page) => articleCard(page, language)),
    posts: posts.map((post) => articleCard(post, language)),
  }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, t }) =>
  listHead({ title: t('information.title'), path: informationPath() }, root, t),
)

export default function Information({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <InformationList {...loaderData} />
    </ScreenWords>
  )
}

function InformationList({ pages, posts }: Route.ComponentProps['loaderData']) {
  const t = useTranslate()
  return (
    <div className="page content-page">
      <h1>{t('information.title')}</h1>
      {pages.length + posts.length === 0 ? (
        <EmptyState title={t('information.empty')} to={homePath()} action={t('cart.toCatalogue')} />
      ) : null}
      <ArticleCards articles={pages} pathOf={informationPagePath} dated={false} eager />
      {posts.length > 0 ? (
        <section className="content-more">
          <h2>{t('blog.title')}</h2>
          <ArticleCards articles={posts} pathOf={informationPostPath} heading="h3" />
        </section>
      ) : null}
    </div>
  )
}
