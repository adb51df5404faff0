import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ArticleCards, ArticleFacts } from './article-cards.tsx'
import type { ArticleCard, ArticleView } from './article-view.ts'
import { Prose } from './prose.tsx'
import { ShareButton } from './share-button.tsx'

interface Props {
  readonly article: ArticleView
  /** A page of the shop has no day and no hurry; a post has both. */
  readonly dated?: boolean
  readonly before?: ReactNode
  readonly related?: readonly ArticleCard[]
  readonly pathOf: (slug: string) => string
}

export function ArticlePage({ article, dated = false, before, related = [], pathOf }: Props) {
  const t = useTranslate()
  return (
    <div className="page content-page">
      <article className="article">
        {before}
        <h1>{article.title}</h1>
        {dated ? <ArticleFacts article={article} /> : null}
        {article.image ? (
          <div className="article-picture">
            <Picture
              name={article.image}
              alt=""
              shape="wide"
              sizes="(width>799px) 760px, 92vw"
              narrowest={320}
              widest={1280}
              load="first"
            />
          </div>
        ) : null}
        <Prose html={article.content} />
        <ShareButton title={article.title} />
      </article>
      {related.length > 0 ? (
        <section className="content-more">
          <h2>{t('blog.more')}</h2>
          <ArticleCards articles={related} pathOf={pathOf} heading="h3" />
        </section>
      ) : null}
    </div>
  )
}
