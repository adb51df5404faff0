import type { Locator } from '@playwright/test'
import { holdHydration } from '../../fixtures/hold-hydration.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// The whole menu on one page.
test.beforeEach(({ pageLayout }) => pageLayout.choose('landing'))

const topOf = async (block: Locator) => Math.round((await block.boundingBox())?.y ?? 0)

const expectAtRest = (block: Locator) => expect.poll(() => topOf(block)).toBe(100)

test('a category’s address brings its block to rest 100 px below the top', async ({ shop, page }) => {
  await shop.open('/menu/soups')
  const block = page.getByRole('region', { name: 'Супы', exact: true })
  await expectAtRest(block)
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
  await expectAtRest(block)
  await expect(page).toHaveURL('/menu/desserts')
  await expect(page).toHaveTitle(/^Десерты/)
  expect(await page.evaluate(() => history.length)).toBe(steps)

  await page.getByRole('main').getByRole('link', { name: 'Выпечка и хлеб', exact: true }).click()
  const next = page.getByRole('region', { name: 'Выпечка и хлеб', exact: true })
  await expectAtRest(next)
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
    await expectAtRest(block)
    await catalogue.openProduct('Борщ с говядиной')
    await product.expectOpen('Борщ с говядиной')
    // On a slow telephone what stands above is still being drawn, and is higher than was thought.
    await page.locator('#block-burgers').evaluate((above) => {
      above.style.paddingBottom = '400px'
    })
    await product.close('Борщ с говядиной')
    await expect(page).toHaveURL('/menu/soups')
    await expectAtRest(block)
  },
)

test('a step back from a block is a step to where one was', ONE_SIZE, async ({ shop, page }) => {
  await shop.open('/')
  await page.getByRole('link', { name: 'Три ролла: −15%' }).click()
  const block = page.getByRole('region', { name: 'Роллы и суши', exact: true })
  await expectAtRest(block)
  const chip = page.getByRole('main').getByRole('link', { name: 'Роллы и суши', exact: true })
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('an address’s block is there before the page is hydrated, and stays where it is when it hydrates', async ({
  shop,
  page,
}) => {
  const hydrate = await holdHydration(page)
  await page.goto('/menu/soups', { waitUntil: 'commit' })
  const block = page.getByRole('region', { name: 'Супы', exact: true })
  await expectAtRest(block)
  await expect(block.locator('img').first()).toBeVisible()
  await page.locator('#block-burgers').evaluate((above) => {
    above.style.paddingBottom = '400px'
  })
  await expectAtRest(block)
  hydrate()
  await shop.expectHydrated()
  await expectAtRest(block)
})

test(
  'whoever leaves the block before the page is hydrated is not brought back',
  ONE_SIZE,
  async ({ shop, page }) => {
    const hydrate = await holdHydration(page)
    await page.goto('/menu/soups', { waitUntil: 'commit' })
    const block = page.getByRole('region', { name: 'Супы', exact: true })
    await expectAtRest(block)
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'))
      scrollBy(0, -3000)
    })
    hydrate()
    await shop.expectHydrated()
    await expect(page).not.toHaveURL('/menu/soups')
    expect(await topOf(block)).toBeGreaterThan(1000)
  },
)

test('a reload half-way down a block leaves one there', ONE_SIZE, async ({ shop, page }) => {
  await shop.open('/menu/soups')
  const block = page.getByRole('region', { name: 'Супы', exact: true })
  await expectAtRest(block)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => topOf(block)).toBeLessThan(-400)
  const hydrate = await holdHydration(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => topOf(block)).toBeLessThan(-200)
  hydrate()
  await shop.expectHydrated()
  expect(await topOf(block)).toBeLessThan(-200)
})

test('a menu is as high before it is drawn as it is then', async ({ shop, page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await shop.open('/')
  const thought = await height()
  for (const group of await page.locator('.landing-group').all()) {
    await group.scrollIntoViewIfNeeded()
    await expect(group.locator('.card-space')).toHaveCount(0)
    await expect(group.locator('.card').first()).toBeVisible()
  }
  const drawn = await height()
  expect(Math.abs(drawn - thought) / drawn).toBeLessThan(0.02)
})
