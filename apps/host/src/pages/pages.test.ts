import type { IncomingMessage } from 'node:http'
import type { Shop } from '@samobranka/storefront/app/lib/shop.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFindCall } from '../api/find-endpoint.ts'
import { createLog } from '../operations/log.ts'
import { createSeal } from '../session/seal.ts'
import { sessionCookie } from '../session/session-cookie.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createPages, type Pages, type PagesParts } from './pages.ts'

const seal = createSeal('secret')
const annas = sessionCookie({ token: 't', userId: 7 }, seal, false).split(';')[0] ?? ''
const never = async () => {
  throw new Error('not asked for in this test')
}
const parts: Omit<PagesParts, 'storefront' | 'cache'> = {
  backend: { kind: 'embedded', fetch: never, keys: never, check: never, onPublished: () => () => undefined },
  documents: { settings: never, catalogue: never, catalogueHome: never, front: never },
  findCall: createFindCall([]),
  now: () => new Date(0),
  version: '1',
  seal,
  publicUrl: null,
}
const log = createLog('silent')

let renders: number
let draw: (request: Request, shop: Shop) => Response | Promise<Response>
let cache: PageCache
let pages: Pages

beforeEach(() => {
  renders = 0
  cache = createPageCache(60_000, 1_000_000)
  const storefront = {
    async render(request: Request, shop: Shop) {
      renders += 1
      return draw(request, shop)
    },
  }
  pages = createPages({ ...parts, storefront, cache })
})

function visit(url: string, cookie?: string, method = 'GET') {
  const headers = { host: 'shop.example', ...(cookie ? { cookie } : {}) }
  const key = pages.keyOf({ url, method, headers } as IncomingMessage, 'http://shop.example')
  const request = new Request(`http://shop.example${url}`, { headers, method })
  return { key, render: () => pages.render(request, key, log) }
}

describe('a public page', () => {
  beforeEach(() => {
    draw = (request) =>
      new Response(`page of ${new URL(request.url).pathname}`, { headers: { 'content-type': 'text/html' } })
  })

  it('is rendered once and then at hand, also for a customer', async () => {
    expect(pages.ready(visit('/').key)).toBeNull()
    await visit('/').render()
    expect(pages.ready(visit('/').key)).not.toBeNull()
    expect(pages.ready(visit('/', annas).key)).not.toBeNull()
    expect(pages.ready(visit('/', 'lang=en').key)).toBeNull()
    expect(renders).toBe(1)
  })

  it('is rendered once for a crowd that comes together', async () => {
    await Promise.all(Array.from({ length: 50 }, () => visit('/').render()))
    expect(renders).toBe(1)
  })

  it('is rendered anew after a publish', async () => {
    await visit('/').render()
    cache.clear()
    expect(pages.ready(visit('/').key)).toBeNull()
  })

  it('is not kept when it is an error or was asked for by a form', async () => {
    draw = () => new Response('gone', { status: 404 })
    await visit('/a/b').render()
    expect(pages.ready(visit('/a/b').key)).toBeNull()
    draw = () => new Response('done')
    const posted = await visit('/', undefined, 'POST').render()
    expect(posted).toBeInstanceOf(Response)
    expect((posted as Response).headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a page that looked at the session', () => {
  it('is kept for nobody, whatever its path', async () => {
    draw = (_request, shop) => new Response(`hello ${shop.session?.userId}`)
    const [anna, guest] = await Promise.all([visit('/', annas).render(), visit('/').render()])
    expect(await (anna as Response).text()).toBe('hello 7')
    expect(await (guest as Response).text()).toBe('hello undefined')
    expect((anna as Response).headers.get('cache-control')).toBe('private, no-store')
    expect(pages.ready(visit('/').key)).toBeNull()
  })

  it('is kept for nobody when it looked while streaming', async () => {
    draw = (_request, shop) =>
      new Response(
        new ReadableStream(
          {
            pull(controller) {
              controller.enqueue(new TextEncoder().encode(`hello ${shop.session?.userId}`))
              controller.close()
            },
          },
          { highWaterMark: 0 },
        ),
      )
    const page = await visit('/', annas).render()
    expect(await (page as Response).text()).toBe('hello 7')
    expect(pages.ready(visit('/').key)).toBeNull()
  })
})
