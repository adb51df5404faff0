import { expect, test } from '../../fixtures/test.ts'

const visit = { maxRedirects: 0 }

test('every public page answers with its own title, canonical address and languages', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>()
  for (const path of ['/', '/blog', '/blog/happy-hours', '/information', '/information/page/delivery'].concat(
    ['/gallery', '/brands', '/brands/ozersk-farm', '/contacts', '/CategoriesPage', '/seoData'],
  )) {
    const response = await request.get(path, visit)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '')
    expect(html, path).toContain(`rel="canonical" href="${baseURL}${path}"`)
    expect(html, path).toMatch(/hrefLang="x-default"/i)
    expect(html, path).toContain('property="og:image"')
    expect(html, path).toContain('application/ld+json')
  }
  expect(titles.size).toBe(11)
})

test('one word is a page of that name, or the home page', async ({ request, baseURL }) => {
  expect(await (await request.get('/about')).text()).toContain('О «Самобранке» — Самобранка</title>')
  expect(await (await request.get('/no-such-word')).text()).toContain(`rel="canonical" href="${baseURL}/"`)
})

test('what is not there says which of the two it is, and nothing to a robot', async ({ request }) => {
  for (const [path, message] of [
    ['/blog/no-such-post', 'Page Not Found: /blog/no-such-post'],
    ['/menu/нет', 'Page Not Found: /menu/нет'],
    ['/categories/999999', 'Page Not Found: /categories/999999'],
    ['/one/two?three=4', 'Page not found: /one/two'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain(`>${message}<`)
  }
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const robot = await request.get('/one/two', { headers })
  expect([robot.status(), await robot.text()]).toEqual([404, ''])
})

test('moved addresses move by the operator’s rules', async ({ request, baseURL }) => {
  for (const [path, status, to] of [
    ['/pizza', 301, '/menu/pizza'],
    ['/akcii', 302, '/blog'],
    ['/app', 302, 'https://example.com/samobranka-app'],
    ['/lk', 302, '/'],
    ['/lk/orders', 302, '/'],
  ] as const) {
    const response = await request.get(path, visit)
    expect(response.status(), path).toBe(status)
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(new URL(to, baseURL).href)
  }
})

test('the catalogue’s other address moves in the category types only', async ({ request }) => {
  const as = (type: string) => ({ ...visit, headers: { cookie: `page_type=${type}` } })
  const moved = await request.get('/catalog/custom', as('cat2'))
  expect([moved.status(), moved.headers().location]).toEqual([301, '/categories/custom'])
  const stays = await request.get('/catalog/custom', as('landing'))
  expect(stays.status()).toBe(200)
  expect(await stays.text()).toContain('href="/menu/pizza"')
})

test('the sitemap knows the menu in every language, the manifest the shop’s name, colours and icons', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${baseURL}/menu/pizza</loc>`)
  expect(sitemap).toContain(`hreflang="en" href="${baseURL}/menu/pizza?lang=en"`)
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Самобранка', display: 'standalone', start_url: '/' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})
