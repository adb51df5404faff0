import type { Locator } from '@playwright/test'
import { type OwnBusiness, writeBusiness } from '../../fixtures/own-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, test } from '../../fixtures/test.ts'

/** How two colours of an element stand against each other: properties of it, or of what it lies on. */
const contrast = (part: Locator, own: string, of: 'parent' | 'page'): Promise<number> =>
  part.evaluate(
    (element, [property, around]) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const luminance = (color: string) => {
        if (!canvas) return 0
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const channel = value / 255
          return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const shadow = getComputedStyle(element).boxShadow.split(/ (?=-?\d+px)/)[0] ?? ''
      const mine = property === 'outline' ? shadow : getComputedStyle(element).getPropertyValue(property)
      const backgroundOf = (start: Element | null): string => {
        for (let at = start; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at)
          if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor
        }
        return '#fff'
      }
      const theirs =
        around === 'page'
          ? getComputedStyle(document.body).backgroundColor
          : backgroundOf(element.parentElement)
      const [one, other] = [luminance(mine), luminance(theirs)].toSorted((a, b) => b - a)
      return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05)
    },
    [own, of] as const,
  )

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
})

test('in the dark the chosen size can be told from the others', async ({ shop, page }) => {
  await shop.open('/menu/pizza?product_id=1001')
  const chosen = page.getByRole('dialog').locator('.segments > label:has(:checked)').first()
  expect(await contrast(chosen, 'background-color', 'parent')).toBeGreaterThanOrEqual(3)
})

test('in the dark a quiet button has an outline', async ({ shop, page }) => {
  await shop.open('/order')
  const quiet = page.getByRole('main').locator('.button-quiet').filter({ visible: true }).first()
  expect(await contrast(quiet, 'outline', 'page')).toBeGreaterThanOrEqual(3)
})

test.describe('a shop with colours of its own', () => {
  let business: OwnBusiness
  let own: OwnShop

  test.beforeAll(async () => {
    business = await writeBusiness({
      settings: { seo: { name: 'Chaikhana' }, facade: { colors: { header: '#7A1F2B' } } },
    })
    own = await openOwnShop({ BUSINESS_DIR: business.dir })
  })
  test.afterAll(async () => {
    await own.close()
    await business.remove()
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`the header is the operator’s, ${theme}, and its words can be read`, async ({ page, context }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: own.url }])
      await page.goto(own.url)
      const header = page.getByRole('banner')
      await expect(header).toHaveCSS('background-color', 'rgb(122, 31, 43)')
      expect(
        await contrast(header.getByRole('button', { name: 'Поиск' }), 'color', 'parent'),
      ).toBeGreaterThan(4.5)
    })
  }
})
