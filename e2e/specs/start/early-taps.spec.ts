import type { Locator, Page } from '@playwright/test'
import { PICKUP } from '../../fixtures/checkout.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { expect, test } from '../../fixtures/test.ts'

/** A cheap phone. */
const SLOWER = 6
/** Milliseconds after it is seen: before the page's scripts, while they hydrate, and when some of them are hydrated. */
const INSTANTS = [0, 600, 1_400]
const DISH = 'Филадельфия'

/** Where the finger goes, without asking whether anything would answer there. */
async function tapAfter(page: Page, target: Locator, milliseconds: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is tapped is not on the screen')
  await page.waitForTimeout(milliseconds)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

for (const instant of INSTANTS) {
  test.describe(`on a slow processor, ${instant} ms after the page is seen`, () => {
    test.slow()
    test.beforeEach(async ({ page }) => {
      await comeBack(page, [], PICKUP)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.goto('/menu/rolls', { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    })

    test('the cart opens', async ({ page, cart, shop }) => {
      await tapAfter(page, page.getByRole('button', { name: /^Корзина/ }), instant)
      await expect(cart.dialog).toBeVisible()
      await shop.expectHydrated()
    })

    test('the menu opens', async ({ page }) => {
      await tapAfter(page, page.getByRole('button', { name: 'Меню', exact: true }), instant)
      await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
    })

    test('+ adds one', async ({ page, catalogue, cart }) => {
      await tapAfter(page, catalogue.card(DISH).getByRole('button', { name: 'В корзину' }), instant)
      await cart.expectCountOnCard(DISH, 1)
    })

    test('a dish opens', async ({ page, catalogue }) => {
      await tapAfter(page, catalogue.card(DISH).getByRole('link', { name: DISH }), instant)
      await expect(page.getByRole('dialog', { name: DISH })).toBeVisible()
    })
  })
}
