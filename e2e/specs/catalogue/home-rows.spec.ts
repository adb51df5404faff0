import { expect, test } from '../../fixtures/test.ts'

test('the goods of a row further down come when somebody comes near it, also before the catalogue', async ({
  shop,
  page,
  catalogue,
}) => {
  // Never answered.
  await page.route('**/app_sync/**', () => {})
  const rows: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/_goods') rows.push(searchParams.get('at') ?? '')
  })
  await shop.open('/')
  const row = page.getByRole('list', { name: 'Десерты' })
  await expect(catalogue.card('Маргарита')).toBeVisible()
  await expect(row.getByRole('article')).toHaveCount(0)
  const heading = page.getByRole('heading', { name: 'Десерты' })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(row.getByRole('article')).toHaveCount(8)
  expect(rows).toContain('desserts')
  expect(rows).toEqual([...new Set(rows)])
})

test('on a page that nobody moves in they come by themselves, without a request', async ({ shop, page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await shop.open('/')
  const last = page.getByRole('list', { name: 'Мясо и рыба' })
  await expect(last.getByRole('article')).toHaveCount(8, { timeout: 30_000 })
  expect(paths).not.toContain('/_goods')
})

test('a row keeps its place when its goods come', async ({ shop, page }) => {
  await shop.open('/')
  const footer = page.getByRole('contentinfo')
  const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await top()
  await expect(page.getByRole('list', { name: 'Мясо и рыба' }).getByRole('article')).toHaveCount(8, {
    timeout: 30_000,
  })
  expect(Math.abs((await top()) - before)).toBeLessThan(120)
})

test('the cards beside a phone’s window are drawn when they come near, and their row stays as high', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await shop.open('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-deferred')
  const row = page.getByRole('list', { name: 'Пицца' })
  const look = () =>
    row.evaluate((list) => {
      const names = [...list.querySelectorAll('article a')]
      const drawn = names.map((name) => name.checkVisibility({ contentVisibilityAuto: true }))
      return { height: list.clientHeight, first: drawn[0], last: drawn.at(-1) }
    })
  const { height } = await look()
  expect(await look()).toEqual({ height, first: true, last: false })
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await expect.poll(look).toEqual({ height, first: true, last: true })
})
