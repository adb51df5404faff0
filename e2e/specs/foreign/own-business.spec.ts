import { type OwnBusiness, writeBusiness } from '../../fixtures/own-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ consented: false })

let business: OwnBusiness
let own: OwnShop

test.beforeAll(async () => {
  business = await writeBusiness({
    settings: {
      seo: { name: 'Chaikhana', description: 'Plov & lagman' },
      allSettings: {
        cache_ver_site: '7',
        include: {
          metrix:
            '<script>window.counted = (window.counted ?? 0) + 1; document.write("<i id=late>!</i>")</script>',
          // A forgotten end must not swallow the page behind it.
          scripts: '<div id="widget">Chat</div><script>window.chats = (window.chats ?? 0) + 1',
        },
      },
      need_to_choose_address_first: true,
      catalog_fragmented: true,
    },
    languages: [
      { code: 'en', text: 'English', default: true },
      { code: 'ru', text: 'Русский', lang_json_data: { 'menu.title': 'Наше меню' } },
    ],
  })
  own = await openOwnShop({ BUSINESS_DIR: business.dir })
})
test.afterAll(async () => {
  await own?.close()
  await business?.remove()
})

test('speaks the operator’s language first, and his words in the others', async ({ shop, page }) => {
  await shop.open(`${own.url}/menu/plov`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${own.url}/menu/plov`)
  await expect(page.locator('link[hreflang=ru]')).toHaveAttribute('href', `${own.url}/menu/plov?lang=ru`)
  await shop.open(`${own.url}/menu/plov?lang=ru`)
  // The question of the address may already lie over it.
  await expect(page.getByRole('button', { name: 'Наше меню', includeHidden: true })).toHaveCount(1)
})

test('asks for the address first, then fetches the rest of the goods', async ({ shop, page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /app_sync\/(\w+)\.json/.exec(request.url())?.[1]
    if (file) files.push(file)
  })
  await shop.open(own.url)
  const question = page.getByRole('dialog', { name: 'Delivery address' })
  await expect(question).toBeVisible()
  expect(files).toEqual(['prodcat_main'])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect.poll(() => files).toEqual(['prodcat_main', 'prodcat'])
})

test('runs the operator’s scripts once, when the visitor agrees', async ({ shop, page }) => {
  const counts = () =>
    page.evaluate(() => {
      const { counted, chats } = window as { counted?: number; chats?: number }
      return [counted, chats]
    })
  await shop.open(`${own.url}/contacts`)
  const question = page.getByRole('dialog', { name: 'Delivery address' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.locator('template[data-operator]')).toHaveCount(2)
  expect(await counts()).toEqual([undefined, undefined])

  await page.getByRole('region', { name: 'Cookie files' }).getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('#widget')).toBeVisible()
  await expect(page.locator('#late')).toHaveText('!')
  expect(await counts()).toEqual([1, 1])
  await page.getByRole('banner').getByRole('link', { name: 'Chaikhana' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await counts()).toEqual([1, 1])
})

test('hides what is hidden', async ({ request }) => {
  expect((await request.get(`${own.url}/menu/secret`)).status()).toBe(404)
  expect(await (await request.get(`${own.url}/sitemap.xml`)).text()).not.toContain('secret')
})

for (const [path, types] of [
  ['/', ['Restaurant']],
  ['/menu/plov', ['BreadcrumbList']],
  ['/menu/plov/kazan/festive', ['Product', 'BreadcrumbList']],
  ['/menu/plov?product_id=11', ['Product', 'BreadcrumbList']],
  ['/blog', ['BreadcrumbList']],
  ['/information', ['BreadcrumbList']],
  ['/brands', ['BreadcrumbList']],
  ['/gallery', ['BreadcrumbList']],
  ['/contacts', ['Restaurant']],
] as const) {
  test(`${path} tells search engines what it is`, async ({ request }) => {
    const html = await (await request.get(own.url + path)).text()
    expect(html).toContain('<title>')
    for (const tag of [
      'name="description"',
      'rel="canonical"',
      'hrefLang="x-default"',
      'property="og:image"',
    ])
      expect(html).toMatch(new RegExp(tag, 'i'))
    const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    expect(scripts.map(([, json]) => JSON.parse(json ?? '')['@type'])).toEqual(types)
  })
}
