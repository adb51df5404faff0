import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, test } from '../../fixtures/test.ts'
import { startWordPress, type WordPress } from '../../wordpress/server.ts'

test.describe.configure({ mode: 'default' })

let wordpress: WordPress
let foreign: OwnShop

test.beforeAll(async () => {
  wordpress = await startWordPress()
  foreign = await openOwnShop({ BACKEND_URL: wordpress.url })
})
test.afterAll(async () => {
  await foreign?.close()
  await wordpress?.close()
})

const pages = [
  ['/', 'Кафе «Ромашка» & Ко'],
  ['/menu/pizza', 'Пицца — заказать'],
  ['/menu/pizza/classic', 'Классическая'],
  ['/menu/pizza/classic/dish-101', 'Маргарита «Особая»'],
  [`/menu/${encodeURIComponent('напитки')}`, 'Напитки'],
  ['/blog', 'Блог'],
  ['/blog/spring', 'Весна – время «супов»'],
  [`/blog/${encodeURIComponent('новость')}`, 'Новость'],
  ['/information', 'Информация'],
  ['/information/page/about', 'О нас'],
  ['/brands', 'Бренды'],
  ['/gallery', 'Фотогалерея'],
  ['/contacts', 'Контакты'],
  ['/about', 'О нас'],
  ['/seoData', 'SEO'],
  ['/CategoriesPage', ''],
] as const

test('every page stands on a foreign server', async ({ shop, page }) => {
  test.slow()
  for (const [path, title] of pages) {
    const response = await shop.open(foreign.url + path)
    expect.soft(response?.status(), path).toBe(200)
    expect.soft(response?.headers(), path).not.toHaveProperty('x-powered-by')
    expect.soft(response?.headers(), path).not.toHaveProperty('set-cookie')
    expect.soft((await page.title()).replace(/\u00a0/g, ' '), path).toContain(title)
    expect.soft(await page.evaluate(() => 'stolen' in window), path).toBe(false)
  }
})

for (const [path, message] of [
  ['/menu/nothing', 'Page Not Found: /menu/nothing'],
  ['/menu/uncategorized', 'Page Not Found: /menu/uncategorized'],
  ['/menu/hidden', 'Page Not Found: /menu/hidden'],
  ['/blog/nothing', 'Page Not Found: /blog/nothing'],
  ['/brands/nothing', 'Page Not Found: /brands/nothing'],
  ['/information/page/nothing', 'Page Not Found: /information/page/nothing'],
  ['/no/such/page', 'Page not found: /no/such/page'],
] as const) {
  test(`${path} is not found`, async ({ request }) => {
    const response = await request.get(foreign.url + path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(message)
  })
}

for (const [path, status, to] of [
  ['/menu/old-pizza', 301, '/menu/pizza'],
  ['/old-blog', 302, '/blog'],
  ['/partner', 302, 'https://elsewhere.example/'],
] as const) {
  test(`${path} has moved to ${to}`, async ({ request }) => {
    const response = await request.get(foreign.url + path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([status, to])
  })
}

test('the operator’s HTML is shown without what runs, and his words take the place of ours', async ({
  shop,
  page,
}) => {
  await shop.open(foreign.url)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('ООО «Ромашка»')
  expect(await footer.innerHTML()).not.toMatch(/onclick|onerror|javascript:|<script/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Найти и съесть' })).toBeVisible()
})

test('broken records are left out with a line in the log, the others are sold', async ({ shop, page }) => {
  await shop.open(`${foreign.url}/menu/pizza/classic`)
  const names = await page.getByRole('main').getByRole('article').allInnerTexts()
  expect(names.join()).toContain('Пепперони')
  expect(names.join()).not.toMatch(/Без цены|Без адреса|Без номера/)
  expect(foreign.log()).toMatch(/"id":"103"/)
})
