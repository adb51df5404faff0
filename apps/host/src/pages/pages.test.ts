import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Shop } from '@samobranka/storefront/app/catalogue-access/shop.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFindCall } from '../api/find-call.ts'
import { createLog } from '../operations/log.ts'
import { createSeal } from '../session/seal.ts'
import { sessionCookie } from '../session/session-cookie.ts'
import { accelerators } from '../testing/accelerators.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createPages, type Pages, type PagesParts } from './pages.ts'

const seal = createSeal('secret')
const annas = sessionCookie({ token: 't', userId: 7 }, seal, false, new Date(0)).split(';')[0] ?? ''
const never = async () => {
  throw new Error('not asked for in this test')
}
const parts: Omit<PagesParts, 'storefront' | 'cache'> = {
  writeHead: accelerators.writeHead,
  backend: {
    kind: 'embedded',
    fetch: never,
    answer: never,
    keys: never,
    check: never,
    onPublished: () => () => undefined,
  },
  documents: { settings: never, catalogue: never, catalogueHome: never, front: never },
  backendUrl: null,
  findCall: createFindCall([]),
  cachePublished: (client) => client,
  now: () => new Date(0),
  version: '1',
  cityBounds: async () => null,
  isProduction: false,
  seal,
  publicUrl: null,
  nonceKey: () => nonceKey,
  verifySession: async (credentials) => credentials,
  atOnce: 2,
  refreshAfterMs: 0,
  isOrdering: () => isOrdering,
  contentPolicy: (nonce) => `script-src 'nonce-${nonce}'`,
}
const log = createLog('silent')

let renders: number
let nonceKey = 'pages'
let isOrdering = false
let noncePlaces: readonly number[] = []
let draw: (request: Request, shop: Shop) => Response | Promise<Response>
let cache: PageCache
let pages: Pages

beforeEach(() => {
  renders = 0
  cache = createPageCache({ freshMs: 60_000, staleMs: 60_000, mostBytes: 1_000_000 })
  const storefront = {
    inputs: {
      parameters: new Set(['lang', 'sort']),
      cookies: new Set(['lang', 'place']),
      headers: new Set(['cookie', 'user-agent']),
    },
    async render(request: Request, shop: Shop) {
      renders += 1
      return { response: await draw(request, shop), noncePlaces }
    },
  }
  pages = createPages({ ...parts, storefront, cache })
})

function visit(url: string, cookie?: string, method = 'GET', signal: AbortSignal | null = null) {
  const headers = { host: 'shop.example', ...(cookie ? { cookie } : {}) }
  const key = pages.keyOf({ url, method, headers } as IncomingMessage, 'http://shop.example')
  const request = new Request(`http://shop.example${url}`, { headers, method, signal })
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
    await vi.waitFor(() => expect(pages.ready(visit('/').key)).not.toBeNull())
    expect(pages.ready(visit('/', annas).key)).not.toBeNull()
    expect(pages.ready(visit('/', 'lang=en').key)).toBeNull()
    expect(renders).toBe(1)
  })

  it('is the same whatever made-up words stand in the address', async () => {
    await visit('/menu?from_friend=1').render()
    await vi.waitFor(() => expect(pages.ready(visit('/menu').key)).not.toBeNull())
    expect(pages.ready(visit('/menu?another=2').key)).not.toBeNull()
    expect(pages.ready(visit('/menu?sort=price').key)).toBeNull()
  })

  it('takes what the visitor came with along when it has moved', async () => {
    draw = (request) =>
      new Response(null, { status: 301, headers: { location: `/new${new URL(request.url).search}` } })
    let written = ''
    const page = await visit('/old?utm_source=vk').render()
    if (page instanceof Response) throw new Error('a step is the same for everybody')
    const res = { _storeHeader: (lines: string) => (written = lines), end() {} }
    await page.send({ headers: {} } as IncomingMessage, res as unknown as ServerResponse, '')
    expect(written).toMatch(/^HTTP\/1\.1 301 Moved Permanently\r\n/)
    expect(written).toContain('location: /new?utm_source=vk\r\n')
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

describe('what a page is rendered with', () => {
  it('is the cookies of its key alone, and its address without marks of advertisements', async () => {
    let seen: Request | undefined
    draw = (request) => {
      seen = request
      return new Response('page')
    }
    await visit('/?utm_source=x&lang=en', `place=flat_rate.1.3; consent=yes; ${annas}; lang=en`).render()
    expect(seen?.headers.get('cookie')).toBe('lang=en; place=flat_rate.1.3')
    expect(seen?.url).toBe('http://shop.example/?lang=en')
  })
})

describe('the nonce of a page', () => {
  const html = (nonce: string) =>
    new Response(`<script nonce="${nonce}">1</script>`, { headers: { 'content-type': 'text/html' } })
  beforeEach(() => {
    noncePlaces = ['<script nonce="'.length]
    return () => {
      noncePlaces = []
    }
  })
  const policies: (string | null)[] = []
  const send = async (cookie?: string) => {
    const page = await visit('/', cookie).render()
    if (page instanceof Response) return page.headers.get('content-security-policy')
    let written = ''
    const res = {
      _storeHeader: (lines: string) => (written = lines),
      end: () => undefined,
    }
    await page.send({ headers: {} } as IncomingMessage, res as never, '')
    return /content-security-policy: (.*)\r\n/.exec(written)?.[1] ?? null
  }

  it('changes with its key, and no page of two keys is kept', async () => {
    draw = (_request, shop) => html(shop.nonce)
    const nonceOf = async () => {
      const page = await visit('/').render()
      const headers = { 'accept-encoding': 'identity' }
      const written: string[] = []
      const res = {
        _storeHeader: (lines: string) => written.push(lines),
        end: (body: Uint8Array) => written.push(Buffer.from(body).toString()),
      }
      if (page instanceof Response) throw new Error('a public page is the same for everybody')
      await page.send({ headers } as unknown as IncomingMessage, res as unknown as ServerResponse, '')
      const [, inPolicy = ''] = /'nonce-([\w-]{24})'/.exec(written[0] ?? '') ?? []
      const [, inPage] = /nonce="([\w-]{24})"/.exec(written[1] ?? '') ?? []
      expect(inPage).toBe(inPolicy)
      return inPolicy
    }
    const before = await nonceOf()
    expect(await nonceOf()).toBe(before)
    await vi.waitFor(() => expect(pages.ready(visit('/').key)).not.toBeNull())
    // As the host does it: the key is another, and what was kept is let go.
    let finish = () => {}
    draw = async (_request, shop) => {
      await new Promise<void>((done) => {
        finish = done
      })
      return html(shop.nonce)
    }
    cache.clear()
    const drawn = renders
    const underWay = visit('/').render()
    await vi.waitFor(() => expect(renders).toBe(drawn + 1))
    nonceKey = 'rotated'
    cache.clear()
    finish()
    await underWay
    expect(pages.ready(visit('/').key)).toBeNull()
    draw = (_request, shop) => html(shop.nonce)
    const after = await nonceOf()
    expect(after).not.toBe(before)
    nonceKey = 'pages'
  })

  it('is the same as long as the content is, so that a tag still tells it', async () => {
    draw = (_request, shop) => html(shop.nonce)
    for (let times = 0; times < 2; times++) {
      cache.clear()
      policies.push(await send())
    }
    expect(policies[0]).toMatch(/^script-src 'nonce-[\w-]{24}'$/)
    expect(policies[1]).toBe(policies[0])
  })

  it('is a new one every time where the page is personal', async () => {
    draw = (_request, shop) => html(shop.session ? shop.nonce : '')
    const [one, two] = [await send(annas), await send(annas)]
    expect(one).toMatch(/^script-src 'nonce-[\w-]{24}'$/)
    expect(two).not.toBe(one)
  })
})

describe('a page that is rendered anew behind the visitors', () => {
  const home = () => pages.ready(visit('/').key)
  const kept = () => vi.waitFor(() => expect(home()).not.toBeNull())
  const dropped = () => vi.waitFor(() => expect(home()).toBeNull())
  const refresh = (url: string, cookie?: string) => {
    const { key } = visit(url, cookie)
    const headers = cookie ? { cookie } : {}
    pages.refresh(key ?? '', () => new Request(`http://shop.example${url}`, { headers }), log)
  }

  it('is rendered once for a crowd', async () => {
    draw = () => new Response('page')
    for (let times = 0; times < 20; times++) refresh('/')
    await kept()
    expect(renders).toBe(1)
  })

  it('is rendered for nobody: whose visit it was does not matter', async () => {
    let session: unknown = 'unasked'
    draw = () => new Response('page')
    await visit('/').render()
    await kept()
    draw = (_request, shop) => {
      session = shop.session
      return new Response('hello')
    }
    refresh('/', annas)
    await dropped()
    expect(session).toBeNull()
  })

  it('is forgotten when it is gone, and kept when rendering failed', async () => {
    draw = () => new Response('page')
    await visit('/').render()
    await kept()
    const drawn = renders
    draw = () => {
      throw new Error('the oven broke')
    }
    refresh('/')
    await vi.waitFor(() => expect(renders).toBe(drawn + 1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(home()).not.toBeNull()
    draw = () => new Response('gone', { status: 404 })
    refresh('/')
    await dropped()
  })
})

describe('a crowd of different pages', () => {
  it('is rendered a few at a time, and others are heard between', async () => {
    let atOnce = 0
    let most = 0
    draw = async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      return new Response('page')
    }
    await Promise.all(Array.from({ length: 30 }, (_, n) => visit(`/page-${n}`).render()))
    expect(renders).toBe(30)
    expect(most).toBe(2)
  })

  it('lets an order pass first', async () => {
    draw = () => new Response('page')
    isOrdering = true
    const page = visit('/').render()
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    expect(renders).toBe(0)
    isOrdering = false
    await page
    expect(renders).toBe(1)
  })

  it('is not rendered for those who left while they waited, unless somebody else waits with them', async () => {
    const releases: (() => void)[] = []
    draw = () => new Promise((drawn) => releases.push(() => drawn(new Response('page'))))
    const leave = new AbortController()
    const busy = [visit('/a').render(), visit('/b').render()]
    const left = visit('/gone', undefined, 'GET', leave.signal).render()
    const half = visit('/shared', undefined, 'GET', leave.signal).render()
    const stays = visit('/shared').render()
    leave.abort()
    await expect.poll(() => releases.length).toBe(2)
    for (const release of releases.splice(0)) release()
    await expect(left).rejects.toThrow()
    await expect.poll(() => releases.length).toBe(1)
    releases[0]?.()
    await Promise.all([...busy, half, stays])
    expect(renders).toBe(3)
  })
})
