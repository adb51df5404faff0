import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the editor wrote; everything else is what WordPress 6 makes of it. */
export interface Written {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly content: string
  readonly excerpt?: string
  readonly day: string
  readonly picture?: string
}

type Kind = 'post' | 'page'

const SITE = 'https://wp.example'
const TYPES: Readonly<Record<string, Kind>> = {
  '/wp-json/wp/v2/posts': 'post',
  '/wp-json/wp/v2/pages': 'page',
}

/** A WordPress 6 as it comes: its own REST API with its own answers, and none of the shop's calls. */
export async function openStockWordPress(written: { readonly [K in Kind]?: readonly Written[] }) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const url = new URL(request.url ?? '/', SITE)
    const kind = TYPES[url.pathname]
    const answer = kind ? list(written[kind] ?? [], kind, url.searchParams) : NO_ROUTE
    response.writeHead(answer.status, {
      'content-type': 'application/json; charset=UTF-8',
      'x-powered-by': 'PHP/8.2.20',
      'x-robots-tag': 'noindex',
      link: `<${SITE}/wp-json/>; rel="https://api.w.org/"`,
      ...answer.headers,
    })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests, close: () => closeServer(server) }
}

interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { code, message, data: { status } },
})
const NO_ROUTE = refusal(404, 'rest_no_route', 'No route was found matching the URL and request method.')

function list(written: readonly Written[], kind: Kind, query: URLSearchParams): Reply {
  const perPage = Number(query.get('per_page') ?? 10)
  const page = Number(query.get('page') ?? 1)
  if (!(perPage >= 1 && perPage <= 100))
    return refusal(400, 'rest_invalid_param', 'Invalid parameter(s): per_page')
  const slug = query.get('slug')
  const found = written
    .filter((one) => slug === null || storedSlug(one.slug) === storedSlug(slug))
    .toSorted((a, b) => b.day.localeCompare(a.day))
  const pages = Math.ceil(found.length / perPage)
  if (page > 1 && page > pages)
    return refusal(
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    )
  return {
    status: 200,
    body: found
      .slice((page - 1) * perPage, page * perPage)
      .map((one) => shown(one, kind, query.has('_embed'))),
    headers: { 'x-wp-total': String(found.length), 'x-wp-totalpages': String(pages) },
  }
}

/** Letters beyond Latin are stored the way they stand in addresses, in small hexadecimal letters. */
const storedSlug = (slug: string) => encodeURIComponent(slug).toLowerCase()

function shown(one: Written, kind: Kind, embeds: boolean): object {
  const { id, slug, title, content, excerpt, day, picture } = one
  const stored = storedSlug(slug)
  return {
    id,
    date: `${day}T10:30:00`,
    date_gmt: `${day}T07:30:00`,
    guid: { rendered: `${SITE}/?p=${id}` },
    modified: `${day}T11:00:00`,
    modified_gmt: `${day}T08:00:00`,
    slug: stored,
    status: 'publish',
    type: kind,
    link: `${SITE}/${stored}/`,
    title: { rendered: title },
    content: { rendered: `\n${content}\n`, protected: false },
    excerpt: { rendered: excerpt ?? '<p>Начало записи [&hellip;]</p>\n', protected: false },
    author: 1,
    featured_media: picture ? id + 1000 : 0,
    comment_status: 'open',
    ping_status: 'open',
    ...(kind === 'post'
      ? { sticky: false, template: '', format: 'standard', categories: [1], tags: [] }
      : { parent: 0, menu_order: 0, template: '' }),
    meta: { footnotes: '' },
    class_list: [`post-${id}`, kind, `type-${kind}`, 'status-publish', 'hentry'],
    _links: {
      self: [{ href: `${SITE}/wp-json/wp/v2/${kind}s/${id}`, targetHints: { allow: ['GET'] } }],
      author: [{ embeddable: true, href: `${SITE}/wp-json/wp/v2/users/1` }],
    },
    ...(embeds ? { _embedded: embedded(one) } : {}),
  }
}

function embedded({ id, picture }: Written): object {
  const author = [
    { id: 1, name: 'admin', url: SITE, description: '', link: `${SITE}/author/admin/`, slug: 'admin' },
  ]
  if (!picture) return { author }
  const sized = (width: number, height: number) => {
    const file = picture.replace(/(\.\w+)$/, `-${width}x${height}$1`)
    return { file, width, height, mime_type: 'image/jpeg', source_url: `${SITE}/wp-content/uploads/${file}` }
  }
  const source = `${SITE}/wp-content/uploads/${picture}`
  const media = {
    id: id + 1000,
    slug: 'picture',
    type: 'attachment',
    link: `${SITE}/picture/`,
    title: { rendered: 'picture' },
    author: 1,
    caption: { rendered: '' },
    alt_text: '',
    media_type: 'image',
    mime_type: 'image/jpeg',
    media_details: {
      width: 6000,
      height: 4000,
      file: picture,
      filesize: 9_000_000,
      sizes: {
        medium: sized(300, 200),
        large: sized(1024, 683),
        thumbnail: sized(150, 150),
        full: { file: picture, width: 6000, height: 4000, mime_type: 'image/jpeg', source_url: source },
      },
      image_meta: { aperture: '0', credit: '', camera: '', caption: '' },
    },
    source_url: source,
  }
  return {
    author,
    'wp:featuredmedia': [media],
    'wp:term': [[{ id: 1, name: 'Без рубрики', taxonomy: 'category' }], []],
  }
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
