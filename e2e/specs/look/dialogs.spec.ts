import type { Page } from '@playwright/test'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Куда доставить' })

test.describe('a dialog', () => {
  test(
    'has the focus, keeps it when keys walk on, and gives it back',
    ONE_SIZE,
    async ({ shop, place, page }) => {
      await shop.open()
      await opener(page).click()
      await expect(place.dialog).toBeFocused()
      // Its inside comes with code of its own.
      const last = place.dialog.getByRole('button', { name: 'Подтвердить' })
      await expect(last).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(last).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(place.dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(last).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(place.dialog).toBeHidden()
      await expect(opener(page)).toBeFocused()
    },
  )

  test('takes back a focus that something on the page takes', ONE_SIZE, async ({ shop, place, page }) => {
    await shop.open()
    await opener(page).click()
    await expect(place.dialog).toBeFocused()
    await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus())
    await expect(place.dialog).toBeFocused()
  })

  test('is all that is read out, but for what is announced', ONE_SIZE, async ({ shop, place, page }) => {
    await shop.open()
    const shopPage = page.getByRole('main')
    const announced = page.getByRole('status').first()
    await expect(shopPage).toHaveCount(1)
    await opener(page).click()
    await expect(place.dialog).toBeFocused()
    await expect(shopPage).toHaveCount(0)
    await expect(announced).toBeAttached()
    await place.dialog.getByRole('button', { name: 'Закрыть' }).click()
    await expect(place.dialog).toBeHidden()
    await expect(shopPage).toHaveCount(1)
  })

  test(
    'holds the page where it is, and closes when the veil is touched',
    ONE_SIZE,
    async ({ shop, catalogue, product, page }) => {
      await shop.open('/menu/pizza')
      await catalogue.card('Маргарита').scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await catalogue.openProduct('Маргарита')
      await product.expectOpen('Маргарита')
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await page.mouse.click(4, 4)
      await expect(product.dialog('Маргарита')).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
      expect(await page.evaluate(() => scrollY)).toBe(before)
    },
  )
})
