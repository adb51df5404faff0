import type { PageType } from '../fixtures/houses.ts'
import { expect, ONE_SIZE, test } from '../fixtures/test.ts'

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
  test(`${type}: home, category and product open in its house`, async ({ shop, house, catalogue, page }) => {
    await house.moveInto(type)
    expect((await shop.open('/'))?.status()).toBe(200)
    await house.expect(type, home)
    await expect(page).toHaveTitle('Самобранка')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Пицца', exact: true }).first(),
    ).toBeVisible()
    await shop.expectNoSidewaysScroll()

    expect((await shop.open('/menu/soups'))?.status()).toBe(200)
    await house.expect(type, menu)
    await expect(page).toHaveTitle(/^Супы/)
    await expect(catalogue.card('Борщ с говядиной')).toBeVisible()
    await shop.expectNoSidewaysScroll()

    expect((await shop.open(dish))?.status()).toBe(200)
    await house.expect(type, menu)
    await expect(page).toHaveTitle(/^Маргарита/)
    await expect(page.getByRole('button', { name: /В корзину за 419/ })).toBeVisible()
  })
}

for (const type of ['cat2', 'landing', 'samokat', 'restoran'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${type}, ${theme}: nothing serious for axe`, async ({
      shop,
      house,
      context,
      baseURL,
      expectAccessible,
    }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await house.moveInto(type)
      await shop.open('/')
      await expectAccessible()
    })
  }
}

test('the demo’s choice of a house is remembered', async ({ shop, house, page }) => {
  await shop.open('/')
  await house.chooseInDemo('cat2: плитки категорий')
  await house.expect('cat2', 'default')
  await shop.expectAwake()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await house.expect('cat2', 'default')
})

test.describe('the whole menu on one page', () => {
  test.beforeEach(({ house }) => house.moveInto('landing'))

  test('a category’s address brings its block to rest 100 px below the top', async ({ shop, page }) => {
    await shop.open('/menu/soups')
    const block = page.getByRole('region', { name: 'Супы', exact: true })
    await expect.poll(async () => Math.round((await block.boundingBox())?.y ?? 0)).toBe(100)
    await expect(page).toHaveTitle(/^Супы/)
  })

  test('a chip goes to its block; address, title and description follow without a step', async ({
    shop,
    page,
  }) => {
    await shop.open('/')
    const steps = await page.evaluate(() => history.length)
    await page.getByRole('main').getByRole('link', { name: 'Десерты', exact: true }).click()
    const block = page.getByRole('region', { name: 'Десерты', exact: true })
    await expect.poll(async () => Math.round((await block.boundingBox())?.y ?? 0)).toBe(100)
    await expect(page).toHaveURL('/menu/desserts')
    await expect(page).toHaveTitle(/^Десерты/)
    expect(await page.evaluate(() => history.length)).toBe(steps)

    await page.getByRole('main').getByRole('link', { name: 'Выпечка и хлеб', exact: true }).click()
    const next = page.getByRole('region', { name: 'Выпечка и хлеб', exact: true })
    await expect.poll(async () => Math.round((await next.boundingBox())?.y ?? 0)).toBe(100)
    await expect(page).toHaveURL('/menu/bakery')

    // With a hand on the page: what is still being drawn no longer holds the block where it was.
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'))
      scrollTo(0, 0)
    })
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle('Самобранка')
  })

  test(
    'a dialog over a block leaves the page where it is',
    ONE_SIZE,
    async ({ shop, catalogue, product, page }) => {
      await shop.open('/menu/soups')
      const block = page.getByRole('region', { name: 'Супы', exact: true })
      await expect.poll(async () => Math.round((await block.boundingBox())?.y ?? 0)).toBe(100)
      await catalogue.openProduct('Борщ с говядиной')
      await product.expectOpen('Борщ с говядиной')
      // On a slow telephone what stands above is still being drawn, and is higher than was thought.
      await page.locator('#block-burgers').evaluate((above) => {
        above.style.paddingBottom = '400px'
      })
      await product.close('Борщ с говядиной')
      await expect(page).toHaveURL('/menu/soups')
      await expect.poll(async () => Math.round((await block.boundingBox())?.y ?? 0)).toBe(100)
    },
  )

  test('a step back from a block is a step to where one was', ONE_SIZE, async ({ shop, page }) => {
    await shop.open('/')
    await page.getByRole('link', { name: 'Три ролла: −15%' }).click()
    const block = page.getByRole('region', { name: 'Роллы и суши', exact: true })
    await expect.poll(async () => Math.round((await block.boundingBox())?.y ?? 0)).toBe(100)
    const chip = page.getByRole('main').getByRole('link', { name: 'Роллы и суши', exact: true })
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a grocery’s shelves further down have their pictures when one comes near', async ({
  shop,
  house,
  page,
}) => {
  await house.moveInto('samokat')
  await shop.open('/')
  const tile = page.locator('.tile-group').last().getByRole('link').last()
  await expect(tile.locator('img')).toHaveCount(0)
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.locator('img')).toBeVisible()
})

test('in a restaurant a dish is a page, and a table one tap away', async ({
  shop,
  house,
  catalogue,
  product,
  page,
}) => {
  await house.moveInto('restoran')
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
