import { expect, test } from '../../fixtures/test.ts'

test('public pages may be kept, set no cookie and say nothing of what made them', async ({ request }) => {
  const response = await request.get('/menu/pizza')
  expect(response.status()).toBe(200)
  const headers = response.headers()
  expect(headers['cache-control']).toContain('public, s-maxage=180, stale-while-revalidate')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('scripts are packed and kept for good', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  const headers = (await request.get(script)).headers()
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('pictures of the menu are made on demand, in every format', async ({ request }) => {
  for (const format of ['avif', 'webp', 'jpg']) {
    const picture = await request.get(`/images/margherita-sq-160.${format}`)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
  }
  expect((await request.get('/images/margherita-161.webp')).status()).toBe(404)
  expect((await request.get('/images/no-such-dish-160.webp')).status()).toBe(404)
})

test('whoever watches the shop gets an answer', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect(await (await request.get('/readyz')).json()).toMatchObject({ database: true, settings: true })
  expect(await (await request.get('/metrics')).text()).toContain('samobranka_http_request_duration_seconds')
})

test('robots are told where not to go', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('another site cannot write with the visitor’s cookie', async ({ request }) => {
  const response = await request.post('/api/wp-json/wc/auth/logout', {
    headers: { origin: 'https://evil.example' },
    data: {},
  })
  expect(response.status()).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
})
