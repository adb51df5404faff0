import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { account, CODE, wheelPage } from './account.ts'
import { catalogue } from './goods.ts'
import { offersFor, PROMO_TERMS, PUBLIC_COUPONS } from './offers.ts'
import { settings } from './settings.ts'
import { pages, posts } from './texts.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const NO_ROUTE = {
  code: 'rest_no_route',
  message: 'Маршрут, соответствующий URL и методу запроса, не найден.',
  data: { status: 404 },
}

export interface ListedServer {
  readonly url: string
  /** Method and path of whatever was asked, in order. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

interface Call {
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  /** As the browser of a visitor finds this server. */
  readonly own: string
}
type Answer = (call: Call) => unknown
type Routes = Readonly<Record<string, Readonly<Record<string, Answer>>>>

/** The calls of the specification, and not one more: what orders, finds addresses or writes to the shop is not there. */
const routes: Routes = {
  '/wp-json/v1/all_settings': {
    GET: ({ own }) => ({ ...settings(own), galleries: '5' }),
  },
  '/wp-json/front/settings': { GET: () => ({ catalog_type: 'cat1', templates: [] }) },
  '/banners-json': { GET: () => [] },
  '/wp-json/restoran/v1/blog': { GET: () => posts },
  '/wp-json/restoran/v1/gallery/5': {
    GET: () => ['/wp-content/uploads/hall.jpg', '/wp-content/uploads/terrace.jpg'],
  },
  '/wp-json/wp/v2/posts': { GET: ({ query }) => bySlug(posts, query.get('slug')) },
  '/wp-json/wp/v2/pages': { GET: ({ query }) => bySlug(pages, query.get('slug')) },
  '/wp-json/checkout/avaible_time': { GET: () => ({ start_list: [] }) },
  '/wp-json/wc/v3/coupons/autoapply': { POST: ({ body }) => offersFor(body) },
  '/wp-json/systeminfo/v1/coupons/seettings': { GET: () => PROMO_TERMS },
  '/wp-json/v1/autocoupons': { GET: () => PUBLIC_COUPONS },
  ...account,
}

/** A WordPress with one plugin, whose calls are those that the specification lists. */
export async function startListedServer(): Promise<ListedServer> {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://own')
    requests.push(`${request.method} ${pathname}`)
    const own = `http://${request.headers.host}`
    const { status, type, text } = answer(request.method ?? 'GET', pathname, {
      query: searchParams,
      body,
      own,
    })
    response.writeHead(status, { 'Content-Type': type, 'X-Powered-By': 'PHP/8.2.20' })
    response.end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

interface Reply {
  readonly status: number
  readonly type: string
  readonly text: string | Buffer
}

function answer(method: string, path: string, call: Call): Reply {
  if (/\.(?:jpg|png)$/.test(path)) return { status: 200, type: 'image/gif', text: PIXEL }
  if (/\/app_sync\/prodcat[\w-]*\.json$/.test(path)) return json(catalogue)
  if (path === '/wheel/')
    return { status: 200, type: 'text/html; charset=UTF-8', text: wheelPage(call.query) }
  const route = routes[path]
  // To OPTIONS WordPress answers with nothing, where others refuse.
  if (!route) return method === 'OPTIONS' ? json([]) : json(NO_ROUTE, 404)
  if (method === 'OPTIONS') return json({ namespace: '', methods: Object.keys(route), endpoints: [] })
  const take = route[method === 'HEAD' ? 'GET' : method]
  if (!take) return json(NO_ROUTE, 404)
  const given = take(call)
  return given === CODE.refused ? json(given, 403) : json(given)
}

const json = (body: unknown, status = 200): Reply => ({
  status,
  type: 'application/json; charset=UTF-8',
  text: JSON.stringify(body),
})

const bySlug = (texts: readonly object[], slug: string | null): readonly object[] =>
  slug === null
    ? texts
    : texts.filter((one) => 'slug' in one && decodeURIComponent(String(one.slug)) === slug)

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  try {
    return JSON.parse(String(Buffer.concat(pieces))) as Record<string, unknown>
  } catch {
    return {}
  }
}
