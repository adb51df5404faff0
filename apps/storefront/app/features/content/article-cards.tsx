import { useTranslate } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ArticleCard } from './article-view.ts'

interface Props {
  readonly articles: readonly ArticleCard[]
  readonly pathOf: (slug: string) => string
  /** The first ones stand in the first screen. */
  readonly eager?: boolean
  /** Pages of the shop have no day and no hurry. */
  readonly dated?: boolean
  /** What the cards' names are under. */
  readonly heading?: 'h2' | 'h3'
}

export function ArticleCards({
  articles,
  pathOf,
  eager = false,
  dated = true,
  heading: Heading = 'h2',
}: Props) {
  return (
    <ul className="articles">
      {articles.map((article, index) => (
        <li key={article.slug}>
          <article className="article-card">
            {article.image ? (
              <div className="thumb article-picture">
                <Picture
                  name={article.image}
                  alt=""
                  shape="wide"
                  sizes="(width>991px) 400px, (width>767px) 46vw, 92vw"
                  narrowest={320}
                  widest={960}
                  load={eager && index < 2 ? (index === 0 ? 'first' : 'sight') : 'later'}
                />
              </div>
            ) : null}
            <div className="article-text">
              <Heading className="article-name">
                <Link to={pathOf(article.slug)}>{article.title}</Link>
              </Heading>
              {article.excerpt ? <p className="text-ink-soft">{article.excerpt}</p> : null}
              {dated ? <ArticleFacts article={article} /> : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** When it was written, and how long it takes. */
export function ArticleFacts({ article }: { readonly article: ArticleCard }) {
  const t = useTranslate()
  return (
    <p className="article-facts">
      {article.dateText ? <time dateTime={article.date}>{article.dateText}</time> : null}
      <span>{t('unit.minute', { value: article.minutes })}</span>
    </p>
  )
}
