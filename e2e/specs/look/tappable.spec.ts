import type { Page } from '@playwright/test'
import { enterAs, newPhone } from '../../fixtures/account.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { expect, test } from '../../fixtures/test.ts'

/** What can be tapped and is smaller than 44 × 44; a link within a sentence is as high as the sentence. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5
    const controls =
      'a[href], button, select, summary, input:not([type=hidden]), textarea, [role=button], [role=tab], [role=switch]'
    const found: string[] = []
    for (const part of document.querySelectorAll<HTMLElement>(controls)) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue
      if (part.closest('[aria-hidden=true], [inert], .skip')) continue
      // The whole of a label answers for its field.
      const target = (part.matches('input') && part.closest('label')) || part
      if (part.matches('a') && getComputedStyle(part).display === 'inline' && part.closest('p')) continue
      let { width, height } = target.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      for (const side of ['::before', '::after']) {
        const over = getComputedStyle(target, side)
        if (over.content === 'none' || over.position !== 'absolute') continue
        width = Math.max(width, Number.parseFloat(over.width) || 0)
        height = Math.max(height, Number.parseFloat(over.height) || 0)
      }
      if (width >= LEAST && height >= LEAST) continue
      const name = part.getAttribute('aria-label') ?? part.textContent?.trim() ?? ''
      found.push(`${part.nodeName} «${name}» ${Math.round(width)}×${Math.round(height)}`)
    }
    return found
  })

const PAGE_TYPES = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'restoran'] as const
const PAGES = [
  '/categories',
  '/blog',
  '/information',
  '/brands',
  '/gallery',
  '/contacts',
  '/order',
  '/nowhere/at-all',
  '/menu/pizza?product_id=1001',
]
const ACCOUNT = ['', '/orders', '/bonuses', '/promocodes', '/game', '/favorite', '/referals', '/preferences']
const DIALOGS = [/^Меню/, /^Поиск/, /^Корзина/, /^Куда доставить/, /^Фильтры/, /^Войти/]

for (const type of PAGE_TYPES) {
  test(`everything in ${type} can be hit by a thumb`, async ({ shop, pageLayout, page }) => {
    await comeBack(page, [{ productId: 1105, count: 2 }])
    await pageLayout.choose(type)
    for (const path of ['/', '/menu/pizza']) {
      await shop.open(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-deferred')
      expect(await tooSmall(page), path).toEqual([])
    }
  })
}

test.describe('pages that are not there complain, as they should', () => {
  test.use({ expectedNoise: /404/ })

  test('everything on the other pages can be hit by a thumb', async ({ shop, page }) => {
    test.slow()
    await comeBack(page, [{ productId: 1105, count: 2 }])
    await shop.open('/contacts')
    for (const path of PAGES) {
      await shop.open(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-deferred')
      expect(await tooSmall(page), path).toEqual([])
    }
  })
})

test('everything in the dialogs can be hit by a thumb', async ({ shop, page }) => {
  test.slow()
  await shop.open('/menu/pizza')
  for (const name of DIALOGS) {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('.skeleton')).toHaveCount(0)
    expect(await tooSmall(page), String(name)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('everything in the account can be hit by a thumb', async ({ shop, page }) => {
  test.slow()
  await enterAs(newPhone(), page.context())
  for (const path of ACCOUNT) {
    await shop.open(`/lk${path}`)
    expect(await tooSmall(page), path).toEqual([])
  }
})
