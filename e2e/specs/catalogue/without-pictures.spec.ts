import type { Page } from '@playwright/test'
import { changedBusiness, demoFile } from '../../fixtures/changed-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import type { PageType } from '../../fixtures/page-layout.ts'
import { expect, test } from '../../fixtures/test.ts'

type Thing = Readonly<Record<string, unknown>>

const LOST = ['images/nothing-of-the-kind']
const PIZZAS_OF_LOST_PICTURES = [1001, 1003]

const products = demoFile<(Thing & { id: number })[]>('products.json').map((product) => ({
  ...product,
  images: PIZZAS_OF_LOST_PICTURES.includes(product.id) ? LOST : [],
}))
const categories = demoFile<Thing[]>('categories.json').map((category) => ({
  ...category,
  image: '',
  image_dop: '',
  image_dop_2: '',
  dop_image_category_site: '',
}))

const business = changedBusiness({
  'products.json': products,
  'categories.json': categories,
  'banners.json': [],
  'galleries.json': [],
})
let own: OwnShop

test.beforeAll(async () => {
  own = await openOwnShop({ BUSINESS_DIR: business.folder })
})
test.afterAll(async () => {
  await own.close()
  business.remove()
})

// Pictures that do not come are what is tried.
test.use({ expectedNoise: /404|Failed to load resource/ })

async function visit(page: Page, type: PageType, path: string) {
  await page.context().addCookies([{ name: 'page_type', value: type, url: own.url }])
  await page.goto(`${own.url}${path}`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

/** Pictures that show a broken mark, and large boxes with nothing in them. */
const emptiness = (page: Page) =>
  page.evaluate(() => {
    const isBroken = (picture: HTMLImageElement) =>
      picture.complete &&
      picture.naturalWidth === 0 &&
      picture.checkVisibility({ visibilityProperty: true }) &&
      picture.width > 0
    const isHole = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const shows =
        element.textContent?.trim() || element.querySelector('img:not([data-missing]), svg, button')
      const { backgroundColor } = getComputedStyle(element)
      // A map is drawn when it is near.
      if (element.closest('.city-map')) return false
      return !shows && width > 60 && height > 60 && !/, 0\)$/.test(backgroundColor)
    }
    const main = document.querySelector('main')
    return [
      ...[...document.images].filter(isBroken).map(({ currentSrc }) => `broken ${currentSrc}`),
      ...[...(main?.querySelectorAll('*') ?? [])].filter(isHole).map(({ className }) => `hole ${className}`),
    ]
  })

const pageTypes: readonly PageType[] = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'lavka', 'restoran']

test.describe('a business without pictures', () => {
  for (const type of pageTypes) {
    test(`${type}: has no holes and no broken marks`, async ({ page }) => {
      for (const path of ['/', '/menu/pizza', '/CategoriesPage']) {
        await visit(page, type, path)
        await expect.poll(() => emptiness(page), path).toEqual([])
      }
    })
  }

  test('has cards no higher than their words', async ({ page }) => {
    await visit(page, 'cat1', '/menu/pizza')
    for (const name of ['Маргарита', 'Гавайская', 'Четыре сыра']) {
      const card = page.getByRole('main').getByRole('article', { name, exact: true }).first()
      await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeLessThan(240)
    }
  })

  test('has sheets whose badges and name stand apart', async ({ page }) => {
    await visit(page, 'cat1', '/menu/pizza/classic-pizza/margherita')
    const dialog = page.getByRole('dialog', { name: 'Маргарита' })
    const name = dialog.getByRole('heading', { name: 'Маргарита' }).last()
    const badge = dialog.getByText('Хит', { exact: true })
    await expect(name).toBeVisible()
    const [above, below] = [await badge.boundingBox(), await name.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })

  test('has a bright hero that is as high as its words', async ({ page }) => {
    await visit(page, 'restoran', '/')
    const hero = page.locator('.hero')
    await expect(hero).toHaveAttribute('data-plain')
    await expect(hero).not.toHaveCSS('background-color', 'rgb(28, 20, 16)')
    await expect.poll(async () => (await hero.boundingBox())?.height ?? 0).toBeLessThan(560)
  })
})
