import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { withMaps } from '../../fixtures/chromium.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { test as base, expect } from '../../fixtures/test.ts'

// What stands between a shop in production and a stranger; the shop is opened as carelessly as can be.

const TOKEN = 'a-token-of-the-operator'

const test = base.extend<object, { own: OwnShop }>({
  own: [
    async ({ playwright: _ }, use) => {
      const umask = process.umask(0)
      const own = await openOwnShop({
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://shop.example',
        OPERATIONS_TOKEN: TOKEN,
      })
      process.umask(umask)
      await use(own)
      await own.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.use({ launchOptions: withMaps, expectedNoise: /WebSocket is closed before|GPU stall/ })

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** With whatever headers: a browser would not let a page choose its Host. */
function ask(url: string, path: string, headers: Readonly<Record<string, string>>, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const asking = rawRequest({ hostname, port, path, method, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asking.on('error', reject).end()
  })
}

test.describe('a shop in production', () => {
  test('does not open without its name, and says what to set', async () => {
    await expect(openOwnShop({ NODE_ENV: 'production' })).rejects.toThrow(
      /PUBLIC_URL: is needed in production: the address visitors type, such as https:\/\/shop\.example/,
    )
  })

  test('has one name, whatever is asked for', async ({ own }) => {
    const malformed = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '8080',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example;proto=http',
      'x-original-url': '/lk',
    }
    for (const path of [
      '/',
      '/menu/pizza',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/blog',
    ]) {
      const plain = await ask(own.url, path, { host: 'shop.example' })
      expect([path, plain.status]).toEqual([path, 200])
      for (const host of ['shop.example', 'shop.example:1234', '127.0.0.1']) {
        const answer = await ask(own.url, path, { host, ...malformed })
        expect([path, answer.status]).toEqual([path, 200])
        expect(answer.text).not.toMatch(/evil\.example|127\.0\.0\.1/)
      }
      const foreign = await ask(own.url, path, { host: 'evil.example' })
      expect([path, foreign.status]).toEqual([path, 421])
    }
    const home = await ask(own.url, '/', { host: 'shop.example', 'x-forwarded-proto': 'http' })
    expect(home.text).toContain('<link rel="canonical" href="https://shop.example/"')
    expect(home.headers['strict-transport-security']).toBe('max-age=31536000')
    const gone = await ask(
      own.url,
      '/api/wp-json/wc/auth/logout',
      { host: 'shop.example', origin: 'https://shop.example' },
      'POST',
    )
    expect([gone.headers['set-cookie']].flat().join()).toMatch(/^$|Secure/)
    const write = (origin: string) =>
      ask(own.url, '/api/wp-json/checkout/v1/quote', { host: 'shop.example', origin }, 'POST')
    expect((await write('https://evil.example')).status).toBe(403)
    expect((await write('https://shop.example')).status).not.toBe(403)
  })

  test('tells its figures and its calls to its own people only', async ({ own }) => {
    const stranger = { host: 'shop.example', 'x-forwarded-for': '203.0.113.9' }
    for (const path of [
      '/metrics',
      '/openapi.json',
      '/wp-json/docs',
      '/api/wp-json/docs',
      '/wp-json/x/%2e%2e/docs',
    ]) {
      expect([path, (await ask(own.url, path, stranger)).status]).toEqual([path, 404])
    }
    for (const path of ['/metrics', '/openapi.json', '/wp-json/docs']) {
      const known = await ask(own.url, path, { ...stranger, authorization: `Bearer ${TOKEN}` })
      expect([path, known.status]).toEqual([path, 200])
      expect([path, (await ask(own.url, path, { host: 'host-1:3000' })).status]).toEqual([path, 200])
    }
    expect((await ask(own.url, '/readyz', { host: 'host-1:3000' })).status).toBe(200)
  })

  test('keeps its files to itself, whatever the umask, old ones too', async ({ own, playwright }) => {
    const shop = await playwright.request.newContext({ baseURL: own.url })
    await placeOrder(shop)
    await shop.get('/images/margherita-sq-160.webp')
    await shop.dispose()
    const modes = () =>
      ['', ...readdirSync(own.dataDir, { recursive: true, encoding: 'utf8' })].map((name) => {
        const found = lstatSync(join(own.dataDir, name))
        return [name, (found.mode & 0o777).toString(8), found.isDirectory() ? '700' : '600'] as const
      })
    const wrong = () => modes().filter(([, mode, wanted]) => mode !== wanted)
    expect(modes().map(([name]) => name)).toEqual(
      expect.arrayContaining(['samobranka.db', 'samobranka.db-wal', 'keys.json', 'pictures']),
    )
    expect(wrong()).toEqual([])
    for (const [name] of modes()) chmodSync(join(own.dataDir, name), name.includes('.') ? 0o666 : 0o777)
    await own.kill()
    await own.reopen()
    expect(wrong()).toEqual([])
  })
})

test('no file of another program is a page of the shop', async ({ request }) => {
  for (const path of [
    '/.env',
    '/.env.production',
    '/.git/config',
    '/.git',
    '/.aws/credentials',
    '/.well-known/',
    '/.well-known/security.txt',
    '/wp-admin/',
    '/wp-admin',
    '/wp-login.php',
    '/xmlrpc.php',
    '/index.php',
    '/dump.sql',
    '/backup.zip',
    '/config.php.bak',
    '/.env.data',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  expect((await request.get('/no-such-page')).status()).toBe(200)
  expect((await request.get('/manifest.webmanifest')).status()).toBe(200)
})

test('reading a logout logs nobody out', async ({ request }) => {
  const answer = await request.get('/api/wp-json/wc/auth/logout')
  expect(answer.status()).toBe(405)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test.describe('the policy of pages', () => {
  test('names what they use, and they use nothing else', async ({ page, shop, request }) => {
    const { id } = await placeOrder(request)
    const broken: string[] = []
    await page.exposeFunction('tellBroken', (what: string) => broken.push(what))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (globalThis as unknown as { tellBroken(what: string): void }).tellBroken(
          `${violatedDirective} ${blockedURI}`,
        ),
      ),
    )
    for (const path of [
      '/',
      '/menu/pizza',
      '/menu/rolls?product_id=1105',
      '/blog',
      '/gallery',
      '/contacts',
      `/order/${id}`,
    ]) {
      const answer = await page.goto(path)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      for (const directive of ['img-src', 'media-src', 'connect-src']) {
        const sources = policy
          .split('; ')
          .find((one) => one.startsWith(`${directive} `))
          ?.split(' ')
          .slice(1)
        expect(sources?.filter((source) => /^(\*|https?:|wss?:)$/.test(source))).toEqual([])
      }
      await page.waitForLoadState('networkidle')
    }
    await shop.open('/contacts')
    await expect(page.locator('.contact-map canvas')).toBeVisible({ timeout: 30_000 })
    expect(broken).toEqual([])
  })
})
