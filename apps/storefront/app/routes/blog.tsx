import { visitContext } from '../catalogue-access/visit.ts'
import { ArticleCards, articleCard, loadPosts } from '../features/content/index.ts'
import { listHead, pageMeta } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { useTranslate } from '../i18n/i18n.tsx'
import { pageParameter, readParameter } from '../routing/page-input.ts'
import { blogPath, homePath, postPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/blog'

/** As many cards as one looks through before asking for more. */
const PAGE = 12

const PAGE_PARAMETER = pageParameter('page')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const [words, posts] = await Promise.all([screenWords(language, 'blog'), loadPosts(context)])
  const written = readParameter(new URL(request.url).searchParams, PAGE_PARAMETER)
  const page = Math.max(1, Math.trunc(Number(written) || 1))
  return {
    words,
    posts: posts.slice(0, page * PAGE).map((post) => articleCard(post, language)),
    more: posts.length > page * PAGE ? page + 1 : null,
  }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, t }) =>
  listHead({ title: t('blog.title'), path: blogPath() }, root, t),
)

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <BlogList {...loaderData} />
    </ScreenWords>
  )
}

function BlogList({ posts, more }: Route.ComponentProps['loaderData']) {
  const t = useTranslate()
  return (
    <div className="page content-page">
      <h1>{t('blog.title')}</h1>
      {posts.length === 0 ? (
        <EmptyState title={t('blog.empty')} to={homePath()} action={t('cart.toCatalogue')} />
      ) : null}
      <ArticleCards articles={posts} pathOf={postPath} eager />
      {more ? (
        <p className="content-next">
          <Link to={`?${PAGE_PARAMETER}=${more}`} preventScrollReset className="button button-quiet">
            {t('common.showMore')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
