import type { Post } from '@samobranka/contract'

const DEFAULT_PER_PAGE = 10
const MOST_PER_PAGE = 100

export interface PostsQuery {
  readonly slug?: string | null | undefined
  readonly page?: number | null | undefined
  readonly perPage?: number | null | undefined
}

/** Posts as WordPress lists them, its counts in the headers. */
export function wordpressPosts(posts: readonly Post[], kind: 'post' | 'page', query: PostsQuery): Response {
  const found = query.slug ? posts.filter((post) => post.slug === query.slug) : posts
  const size = clamp(query.perPage ?? DEFAULT_PER_PAGE, 1, MOST_PER_PAGE)
  const page = Math.max(1, Math.floor(query.page ?? 1))
  const shown = found.slice((page - 1) * size, page * size)
  return Response.json(
    shown.map((post) => wordpressPost(post, kind)),
    {
      headers: {
        'cache-control': 'no-cache',
        'x-wp-total': String(found.length),
        'x-wp-totalpages': String(Math.ceil(found.length / size)),
      },
    },
  )
}

function wordpressPost(post: Post, kind: 'post' | 'page'): Record<string, unknown> {
  const { id, slug, date, image } = post
  return {
    id,
    date,
    slug,
    status: 'publish',
    type: kind,
    link: kind === 'post' ? `/information/post/${slug}` : `/information/page/${slug}`,
    title: { rendered: post.title },
    content: { rendered: post.content, protected: false },
    excerpt: { rendered: post.excerpt, protected: false },
    image,
    ...(image === '' ? {} : { _embedded: { 'wp:featuredmedia': [{ source_url: image }] } }),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.floor(value)))
}
