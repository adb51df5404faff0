import { ArticleCards, articleCard, loadPosts } from '../features/content/index.ts'
import { listHead } from '../lib/list-head.ts'
import { blogPath, postPath } from '../lib/paths.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { ScreenWords, screenTranslator, screenWords } from '../lib/screen-words.tsx'
import { useTranslate } from '../lib/speech.tsx'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/blog'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const [words, posts] = await Promise.all([screenWords(language, 'blog'), loadPosts(context)])
  return { words, posts: posts.map((post) => articleCard(post, language)) }
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData
  if (!loaderData) return []
  const t = screenTranslator(root, loaderData.words)
  return listHead({ title: t('blog.title'), path: blogPath() }, root, t)
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <BlogList posts={loaderData.posts} />
    </ScreenWords>
  )
}

function BlogList({ posts }: Pick<Route.ComponentProps['loaderData'], 'posts'>) {
  const t = useTranslate()
  return (
    <div className="page content-page">
      <h1>{t('blog.title')}</h1>
      {posts.length === 0 ? <p className="content-empty">{t('blog.empty')}</p> : null}
      <ArticleCards articles={posts} pathOf={postPath} eager />
    </div>
  )
}
