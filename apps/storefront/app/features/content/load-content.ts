import { type Answer, blog, type Post, wpPages, wpPosts } from '@samobranka/contract'
import type { RouterContextProvider } from 'react-router'
import { languageQuery } from '../../catalogue-access/ask-backend.ts'
import { askUnlessSilent } from '../../catalogue-access/ask-unless-silent.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { scrolledParts } from './scrolled-parts.ts'
import { sizedPictures } from './sized-pictures.ts'

type Context = Readonly<RouterContextProvider>
type Kind = 'post' | 'page'

const calls = { post: wpPosts, page: wpPages } as const

/** WordPress gives no more at once. */
const MOST = 100
/** A thousand is a library; who looks for more asks a search engine. */
const MOST_PAGES = 10

export async function loadPosts(context: Context): Promise<readonly Post[]> {
  const shop = context.get(shopContext)
  const query = languageQuery(context.get(visitContext))
  const posts = await askUnlessSilent(shop, 'blog', (signal) => shop.backend.call(blog, { query, signal }))
  // A stock WordPress has no call of ours; its own says the same.
  return posts ?? (await loadAll(context, 'post'))
}

export const loadPages = (context: Context): Promise<readonly Post[]> => loadAll(context, 'page')

/** All there are: WordPress says in a header how many times one has to ask. */
async function loadAll(context: Context, kind: Kind): Promise<readonly Post[]> {
  const shop = context.get(shopContext)
  const query = { ...languageQuery(context.get(visitContext)), perPage: MOST, embed: '1' }
  let pages = 1
  const ask = async (page: number) => {
    const found = await askUnlessSilent(shop, kind, async (signal): Promise<Answer<readonly Post[]>> => {
      const answer = await shop.backend.call(calls[kind], { query: { ...query, page }, signal })
      if (answer.ok) pages = Number(answer.headers.get('x-wp-totalpages') ?? 1)
      return answer
    })
    return found ?? []
  }
  const first = await ask(1)
  const others = Array.from({ length: Math.min(pages, MOST_PAGES) - 1 }, (_, index) => ask(index + 2))
  return [first, ...(await Promise.all(others))].flat()
}

/** The one of this slug, its content clean of everything that runs; null when there is none. */
export async function loadArticle(context: Context, kind: Kind, slug: string): Promise<Post | null> {
  const shop = context.get(shopContext)
  const query = { ...languageQuery(context.get(visitContext)), slug, embed: '1' }
  // A list of hundreds may be slow where a single one is not: one does not speak for the other.
  const found = await askUnlessSilent(shop, `a ${kind}`, (signal) =>
    shop.backend.call(calls[kind], { query, signal }),
  )
  const article = found?.find((one) => one.slug === slug)
  if (!article) return null
  return { ...article, content: proseHtml(shop.cleanHtml(article.content)) }
}

/** Clean HTML as the column of text shows it. */
function proseHtml(clean: string): string {
  return scrolledParts(sizedPictures(clean))
}
