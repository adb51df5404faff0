import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../../packages/dictionary/src/language.ts'
import { enterAs, newPhone } from '../../fixtures/account.ts'
import { HOME } from '../../fixtures/checkout.ts'
import { ACCOUNT_PAGES, LISTS, PAGE_TYPES, PUBLIC_PAGES } from '../../fixtures/narrow-pages.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { stickingOut } from '../../fixtures/sticking-out.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// The longest words (de), the widest letters (hi) and the first language; `npm run narrow` takes all and every width.
const all = process.env.NARROW === 'all'
const languages = all ? LANGUAGES.map(({ code }) => code) : (['ru', 'de', 'hi'] as const)
const widths = all ? [320, 360, 375, 390] : [320, 390]

// A matrix of pages by widths is one long walk: what is looked for is on each of them.
// A page that is not there answers so, and an order placed without its page has no key in this browser.
test.use({ expectedNoise: /nobody\/knows\/this|realtime\/v1\/auth/ })
test.describe.configure({ timeout: all ? 600_000 : 240_000 })

for (const language of languages) {
  test.describe(language, ONE_SIZE, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    })

    test('public pages fit', async ({ shop, page }) => {
      const wrong = new Map<string, string[]>()
      for (const path of PUBLIC_PAGES) {
        await shop.open(inLanguage(path, language))
        await measure(page, path, wrong)
      }
      for (const list of LISTS) {
        await shop.open(inLanguage(list, language))
        const first = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
        if (!first) continue
        await shop.open(inLanguage(first, language))
        await measure(page, first, wrong)
      }
      expect(Object.fromEntries(wrong)).toEqual({})
    })

    test('other page layouts fit', async ({ shop, pageLayout, page }) => {
      const wrong = new Map<string, string[]>()
      for (const type of PAGE_TYPES) {
        await pageLayout.choose(type)
        for (const path of ['/', '/menu/pizza']) {
          await shop.open(inLanguage(path, language))
          await measure(page, `${type} ${path}`, wrong)
        }
      }
      expect(Object.fromEntries(wrong)).toEqual({})
    })

    test('dialogs fit', async ({ shop, checkout, page }) => {
      const wrong = new Map<string, string[]>()
      await page.setViewportSize({ width: 390, height: 844 })
      await checkout.openWith([{ productId: 1105, count: 5 }], HOME)
      await shop.open(inLanguage('/menu/pizza', language))
      let opened = 0
      const openers = page.locator('header button:visible, .filter-bar button:visible')
      for (let at = 0; at < (await openers.count()); at += 1) {
        const opener = openers.nth(at)
        const name = `the dialog of ${await opener.getAttribute('class')}`
        await opener.click()
        const dialog = page.getByRole('dialog')
        const isOpen = await dialog
          .first()
          .waitFor({ timeout: 3_000 })
          .then(() => true)
          .catch(() => false)
        if (!isOpen) continue
        opened += 1
        await measure(page, name, wrong)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      // The place, the menu, the login and what the list is narrowed by; wherever the cart and the search are.
      expect(opened).toBeGreaterThanOrEqual(4)
      expect(Object.fromEntries(wrong)).toEqual({})
    })

    test('the way to an order fits', async ({ shop, checkout, page }) => {
      const wrong = new Map<string, string[]>()
      const address = { ...HOME.address, flat: '', entrance: '', floor: '' }
      await checkout.openWith([{ productId: 1105, count: 5 }], { ...HOME, address })
      await expect(page.getByRole('radiogroup').nth(1).getByRole('radio').first()).toBeAttached()
      await page.locator('.checkout-go button').click()
      await measure(page, '/order, refused', wrong)
      await shop.open(inLanguage('/order?way=lounge&kitchen=1', language))
      await expect(page.getByRole('radiogroup').first().getByRole('radio').first()).toBeAttached()
      await measure(page, '/order, a table', wrong)
      const { id } = await placeOrder(page.request)
      await shop.open(inLanguage(`/order/${id}`, language))
      await measure(page, '/order/{id}', wrong)
      expect(Object.fromEntries(wrong)).toEqual({})
    })

    test('the account fits', async ({ shop, context, page }) => {
      const wrong = new Map<string, string[]>()
      await enterAs(newPhone(), context)
      await placeOrder(page.request)
      for (const path of ACCOUNT_PAGES) {
        await shop.open(inLanguage(path, language))
        await measure(page, path, wrong)
      }
      expect(Object.fromEntries(wrong)).toEqual({})
    })
  })
}

const inLanguage = (path: string, language: string): string =>
  language === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/** The same page at one width after another. */
async function measure(page: Page, name: string, wrong: Map<string, string[]>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const found = await stickingOut(page)
    if (found.length > 0) wrong.set(`${name} at ${width}`, found)
  }
}
