import { visitContext } from '../catalogue-access/visit.ts'
import {
  ArticlePage,
  articleCard,
  articleHead,
  articleView,
  loadArticle,
  loadPosts,
  relatedArticles,
} from '../features/content/index.ts'
import { pageMeta } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { useTranslate } from '../i18n/i18n.tsx'
import { pageNotFound } from '../routing/not-found.ts'
import { blogPath, postPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/post'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const [words, post, posts] = await Promise.all([
    screenWords(language, 'blog'),
    loadArticle(context, 'post', params.slug),
    loadPosts(context),
  ])
  if (!post) throw pageNotFound(request)
  const related = relatedArticles(posts, post.slug).map((one) => articleCard(one, language))
  return { words, post: articleView(post, language), related }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, view: { post } }) =>
  articleHead(post, { path: postPath(post.slug), kind: 'BlogPosting' }, root),
)

export default function Post({ loaderData }: Route.ComponentProps) {
  const { words, post, related } = loaderData
  return (
    <ScreenWords words={words}>
      <ArticlePage article={post} dated before={<BackToBlog />} related={related} pathOf={postPath} />
    </ScreenWords>
  )
}

function BackToBlog() {
  const t = useTranslate()
  return (
    <p>
      <Link to={blogPath()} className="content-back">
        {t('blog.back')}
      </Link>
    </p>
  )
}
