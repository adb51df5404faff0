import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const pages = { home: '/', category: '/menu/pizza', product: '/menu/pizza/classic-pizza/margherita' }

for (const [name, path] of Object.entries(pages)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${name}, ${theme}: nothing serious for axe`, async ({
      shop,
      context,
      baseURL,
      expectAccessible,
    }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await shop.open(path)
      await shop.expectTheme(theme)
      await expectAccessible()
    })
  }
}

test('home, category and product fit into 320 px', ONE_SIZE, async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of Object.values(pages)) {
    await shop.open(path)
    await shop.expectNoSidewaysScroll()
  }
})

test('the header is 80 px high on every width', ONE_SIZE, async ({ shop, page }) => {
  await shop.open()
  for (const width of [320, 390, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(80)
  }
})

test('the dark theme stays over a reload, without a flash of light', ONE_SIZE, async ({ shop, page }) => {
  await shop.open()
  await shop.expectTheme('light')
  await shop.turnDark()
  await shop.expectTheme('dark')
  await page.reload({ waitUntil: 'commit' })
  await page.locator('body').waitFor({ state: 'attached' })
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})
