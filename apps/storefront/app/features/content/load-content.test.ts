import { createClient } from '@samobranka/contract'
import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { type Shop, shopContext } from '../../catalogue-access/shop.ts'
import { type Visit, visitContext } from '../../catalogue-access/visit.ts'
import { openStockWordPress, type Written } from '../../testing/stock-wordpress.ts'
import { articleCard } from './article-view.ts'
import { loadArticle, loadPages, loadPosts } from './load-content.ts'

let wordpress: Awaited<ReturnType<typeof openStockWordPress>>
afterEach(() => wordpress.close())

const written = (id: number, over: Partial<Written> = {}): Written => ({
  id,
  slug: `post-${id}`,
  title: `Запись ${id}`,
  content: `<p>Слово ${id}</p>`,
  day: '2026-05-17',
  ...over,
})

async function shopOn(posts: readonly Written[], pages: readonly Written[] = []) {
  wordpress = await openStockWordPress({ post: posts, page: pages })
  const quiet = () => {}
  const shop: Partial<Shop> = {
    backend: createClient({ fetch: (input, init) => fetch(input, init), baseUrl: wordpress.url }),
    cleanHtml: (html) => html.replace(/<script.*?<\/script>/gs, '').trim(),
    log: { info: quiet, warn: quiet, error: quiet },
  }
  const visit = { settings: { languages: [] as unknown }, language: 'ru' } as Visit
  const context = new RouterContextProvider()
  context.set(shopContext, shop as Shop)
  context.set(visitContext, visit)
  return context
}

describe('a stock WordPress', () => {
  it('is read where it keeps its posts, newest first, with pictures that fit', async () => {
    const context = await shopOn([
      written(1, { day: '2026-05-17', picture: '2026/05/oven.jpg' }),
      written(2, { day: '2026-06-01', title: 'Хлеб &#038; <em>соль</em> &#8212; всё' }),
    ])
    const posts = await loadPosts(context)
    expect(posts.map((post) => articleCard(post, 'ru'))).toMatchObject([
      {
        slug: 'post-2',
        title: 'Хлеб & соль — всё',
        excerpt: 'Начало записи…',
        dateText: '1 июня 2026\u00a0г.',
        image: '',
      },
      { slug: 'post-1', image: 'https://wp.example/wp-content/uploads/2026/05/oven-1024x683.jpg' },
    ])
  })

  it('is asked as often as its header says', async () => {
    const context = await shopOn(Array.from({ length: 230 }, (_, index) => written(index + 1)))
    const posts = await loadPosts(context)
    expect(new Set(posts.map(({ id }) => id)).size).toBe(230)
    expect(wordpress.requests.filter((one) => one.startsWith('/wp-json/wp/v2/posts'))).toHaveLength(3)
  })

  it('gives one post by its slug, also in other letters, its content cleaned', async () => {
    const context = await shopOn([
      written(1, { slug: 'кофе', content: '<p>Жарим</p><script>alert(1)</script>' }),
      written(2),
    ])
    expect(await loadArticle(context, 'post', 'кофе')).toMatchObject({ id: 1, content: '<p>Жарим</p>' })
    expect(await loadArticle(context, 'post', 'чай')).toBeNull()
  })

  it('keeps pages and posts apart', async () => {
    const context = await shopOn([written(1)], [written(2, { slug: 'about' })])
    expect((await loadPages(context)).map(({ slug }) => slug)).toEqual(['about'])
    expect(await loadArticle(context, 'page', 'about')).toMatchObject({ id: 2, type: 'page' })
    expect(await loadArticle(context, 'page', 'post-1')).toBeNull()
  })
})
