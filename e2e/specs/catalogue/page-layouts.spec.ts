import type { PageType } from '../../fixtures/page-layout.ts'
import { expect, test } from '../../fixtures/test.ts'

const dish = '/menu/pizza/classic-pizza/margherita'

/** Page type → the layout of the home page, and of a category and a product. */
const layouts: Record<PageType, readonly [home: string, menu: string]> = {
  cat1: ['default', 'catalog'],
  cat2: ['default', 'catalog'],
  cat12: ['default', 'catalog'],
  landing: ['default', 'default'],
  samokat: ['samokat', 'samokat'],
  lavka: ['samokat', 'samokat'],
  restoran: ['restaurant', 'restaurant'],
}

for (const [type, [home, menu]] of Object.entries(layouts) as [PageType, (typeof layouts)[PageType]][]) {
  test(`${type}: home, category and product open in its layout`, async ({
    shop,
    pageLayout,
    catalogue,
    page,
  }) => {
    await pageLayout.choose(type)
    expect((await shop.open('/'))?.status()).toBe(200)
    await pageLayout.expect(type, home)
    await expect(page).toHaveTitle('Самобранка')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Пицца', exact: true }).first(),
    ).toBeVisible()
    await shop.expectNoSidewaysScroll()

    expect((await shop.open('/menu/soups'))?.status()).toBe(200)
    await pageLayout.expect(type, menu)
    await expect(page).toHaveTitle(/^Супы/)
    await expect(catalogue.card('Борщ с говядиной')).toBeVisible()
    await shop.expectNoSidewaysScroll()

    expect((await shop.open(dish))?.status()).toBe(200)
    await pageLayout.expect(type, menu)
    await expect(page).toHaveTitle(/^Маргарита/)
    await expect(page.getByRole('button', { name: /В корзину за 419/ })).toBeVisible()
  })
}

for (const type of ['cat2', 'landing', 'samokat', 'restoran'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${type}, ${theme}: nothing serious for axe`, async ({
      shop,
      pageLayout,
      context,
      baseURL,
      expectAccessible,
    }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await pageLayout.choose(type)
      await shop.open('/')
      await expectAccessible()
    })
  }
}

test('the demo’s choice of a page layout is remembered', async ({ shop, pageLayout, page }) => {
  await shop.open('/')
  await pageLayout.chooseInDemo('cat2: плитки категорий')
  await pageLayout.expect('cat2', 'default')
  await shop.expectHydrated()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await pageLayout.expect('cat2', 'default')
})

test('the grocery layout’s categories further down have their pictures when one comes near', async ({
  shop,
  pageLayout,
  page,
}) => {
  await pageLayout.choose('samokat')
  await shop.open('/')
  const tile = page.locator('.tile-group').last().getByRole('link').last()
  await expect(tile.locator('img')).toHaveCount(0)
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.locator('img')).toBeVisible()
})

test('in a restaurant a dish is a page, and a table one tap away', async ({
  shop,
  pageLayout,
  catalogue,
  product,
  page,
}) => {
  await pageLayout.choose('restoran')
  await shop.open('/menu/pizza')
  await catalogue.openProduct('Маргарита')
  await expect(page).toHaveURL(dish)
  await expect(page.getByRole('heading', { level: 1, name: 'Маргарита' })).toBeVisible()
  await expect(product.dialog('Маргарита')).toHaveCount(0)
  await shop.open('/')
  await expect(page.getByRole('link', { name: 'Забронировать стол' }).first()).toHaveAttribute(
    'href',
    /^\/order\?way=lounge/,
  )
})
