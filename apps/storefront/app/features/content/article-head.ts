import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { breadcrumbs } from '../../routing/breadcrumbs.ts'
import { homePath } from '../../routing/paths.ts'
import { sharedPicture } from '../../routing/picture-address.ts'
import { pageHead } from '../page-head/index.ts'
import type { ArticleView } from './article-view.ts'

interface Place {
  /** The address that counts, wherever else the same words may be read. */
  readonly path: string
  readonly kind: 'BlogPosting' | 'WebPage'
}

export function articleHead(article: ArticleView, { path, kind }: Place, root: RootData): MetaDescriptor[] {
  const description = article.excerpt || firstWords(article.content) || root.shop.description
  const image = sharedPicture(article.image)
  const absolute = (address: string) => new URL(address, root.publicUrl).href
  return pageHead(
    {
      title: `${article.title} — ${root.shop.name}`,
      description,
      path,
      image,
      type: 'article',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': kind,
          [kind === 'BlogPosting' ? 'headline' : 'name']: article.title,
          description,
          url: absolute(path),
          inLanguage: root.language,
          ...(article.date ? { datePublished: article.date } : {}),
          ...(image ? { image: absolute(image) } : {}),
          ...(kind === 'BlogPosting' ? { author: { '@type': 'Organization', name: root.shop.name } } : {}),
          publisher: { '@type': 'Organization', name: root.shop.name },
        },
        breadcrumbs(
          [
            { name: root.shop.name, address: homePath() },
            { name: article.title, address: path },
          ],
          root.publicUrl,
        ),
      ],
    },
    root,
  )
}

const LENGTH = 160

function firstWords(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH).replace(/\s\S*$/, '')}…`
}
