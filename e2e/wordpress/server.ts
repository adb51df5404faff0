import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogue } from './goods.ts'
import { settings } from './settings.ts'
import { pages, posts } from './texts.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const SLOW_MS = 20_000
/** Printed before the answer, by a server told to show its mistakes. */
const WARNING = '<br />\n<b>Warning</b>: Undefined array key in <b>/var/www/x.php</b><br />[]'
const NO_ROUTE = { code: 'rest_no_route', message: 'Маршрут не найден.', data: { status: 404 } }

export interface WordPress {
  readonly url: string
  /** Everything that was asked, in order. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

/** A foreign server with the calls of the shop, written as such servers are: late, talkative, and sure of itself. */
export async function startWordPress(): Promise<WordPress> {
  const requests: string[] = []
  const late = new Set<ReturnType<typeof setTimeout>>()
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const { status, type, body, waits = 0 } = answer(request)
    const send = () => {
      response.writeHead(status, {
        'Content-Type': type,
        'X-Powered-By': 'PHP/7.4.33',
        'Set-Cookie': 'wp_session=1; path=/',
      })
      response.end(body)
    }
    late.add(setTimeout(send, waits))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      for (const timer of late) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  readonly waits?: number
}

function answer(request: IncomingMessage): Reply {
  const own = `http://${request.headers.host}`
  const { pathname, searchParams } = new URL(request.url ?? '/', own)
  const slug = searchParams.get('slug')
  if (pathname === '/wp-json/v1/all_settings') return json(settings(own))
  if (pathname === '/wp-json/front/settings') return json({ catalog_type: 'cat1', templates: [] })
  if (/\/app_sync\/prodcat[\w-]*\.json$/.test(pathname)) return json(catalogue)
  if (pathname === '/wp-json/wp/v2/posts') return json(bySlug(posts, slug))
  if (pathname === '/wp-json/wp/v2/pages') return json(bySlug(pages, slug))
  // A plugin that asks yet another server, which is down.
  if (pathname === '/wp-json/restoran/v1/blog') return { ...json(posts), waits: SLOW_MS }
  if (pathname === '/banners-json') return { status: 200, type: 'text/html', body: WARNING }
  if (pathname === '/wp-json/v1/redirects') return json(...moved(searchParams.get('path') ?? ''))
  if (pathname === '/wp-json/v1/autocoupons') return json(false)
  if (/\.(?:jpg|png)$/.test(pathname)) return { status: 200, type: 'image/gif', body: PIXEL }
  return json(NO_ROUTE, 404)
}

function json(body: unknown, status = 200): Reply {
  return { status, type: 'application/json; charset=UTF-8', body: `\uFEFF${JSON.stringify(body)}` }
}

function bySlug(texts: readonly object[], slug: string | null): readonly object[] {
  return slug === null
    ? texts
    : texts.filter((one) => 'slug' in one && decodeURIComponent(String(one.slug)) === slug)
}

function moved(path: string): [body: object, status: number] {
  if (path === '/menu/old-pizza') return [{ to: '/menu/pizza', status: '301', external: '' }, 200]
  if (path === '/old-blog') return [{ to: '/blog', status: 302, external: '0' }, 200]
  if (path === '/partner') return [{ to: 'https://elsewhere.example/', status: '302', external: '1' }, 200]
  return [NO_ROUTE, 404]
}
