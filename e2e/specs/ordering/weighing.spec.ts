import type { Locator } from '@playwright/test'
import { comeBack } from '../../fixtures/kept.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const TOMATOES = 'Томаты розовые'

/** A price is told with thin spaces. */
const telling = (sum: string) => new RegExp(sum.replace(' ', '\\s'))

test.describe('goods by weight', () => {
  test.beforeEach(({ page }) => comeBack(page))

  test(
    '1.3 kg of tomatoes are in the cart after four taps from the home page',
    ONE_SIZE,
    async ({ page, shop, catalogue, product, cart }) => {
      let taps = 0
      const tap = async (what: Locator) => {
        taps += 1
        await what.click()
      }
      await shop.open('/')
      await tap(page.getByRole('main').getByRole('link', { name: 'Овощи и фрукты', exact: true }).first())
      await catalogue.expectCategory('Овощи и фрукты')
      await tap(catalogue.card(TOMATOES).getByRole('link', { name: TOMATOES, exact: true }))
      await product.expectOpen(TOMATOES)
      // Typing a number counts as one.
      taps += 1
      await product
        .dialog(TOMATOES)
        .getByRole('textbox', { name: `Вес: ${TOMATOES}` })
        .fill('1300')
      await product.expectPrice(TOMATOES, '375,70 ₽')
      await tap(product.dialog(TOMATOES).getByRole('button', { name: 'В корзину за' }))
      expect(taps).toBeLessThanOrEqual(4)

      await cart.open()
      await cart.expectLine(TOMATOES, '375,70 ₽')
      await expect(cart.dialog.getByRole('textbox', { name: `Вес: ${TOMATOES}` })).toHaveValue(
        telling('1,3 кг'),
      )
    },
  )

  test(
    'say the same portion and price on the card, in the sheet, on its button and in the cart',
    ONE_SIZE,
    async ({ page, shop, catalogue, product, cart }) => {
      await shop.open('/menu/vegetables-fruit')
      const card = catalogue.card(TOMATOES)
      await expect(card).toContainText(telling('500 г'))
      await expect(card).toContainText('144,50')
      await card.getByRole('link', { name: TOMATOES, exact: true }).click()
      await product.expectOpen(TOMATOES)
      const sheet = product.dialog(TOMATOES)
      await expect(sheet).toContainText(telling('500 г'))
      await expect(sheet.getByRole('textbox')).toHaveValue(telling('500 г'))
      await product.expectPrice(TOMATOES, '144,50 ₽')
      await product.close(TOMATOES)
      await card.getByRole('button', { name: 'В корзину' }).click()
      await expect(card.locator('output')).toHaveText(telling('500 г'))
      await expect(page.getByRole('button', { name: /^Корзина, 1 товар на 144,50/ })).toBeVisible()
      await cart.open()
      await cart.expectLine(TOMATOES, '144,50 ₽')
    },
  )

  test(
    'step by the product’s step, take what is typed, and count as one',
    ONE_SIZE,
    async ({ page, shop, catalogue, cart }) => {
      await shop.open('/menu/vegetables-fruit')
      const card = catalogue.card(TOMATOES)
      await card.getByRole('button', { name: 'В корзину' }).click()
      await card.getByRole('button', { name: 'Увеличить количество' }).click()
      await expect(card.locator('output')).toHaveText(telling('750 г'))
      await cart.open()
      const field = cart.dialog.getByRole('textbox', { name: `Вес: ${TOMATOES}` })
      await field.fill('1,33')
      await field.press('Enter')
      await expect(field).toHaveValue(telling('1,33 кг'))
      await cart.expectLine(TOMATOES, '384,37 ₽')
      await field.fill('100 г')
      await field.press('Enter')
      await expect(field).toHaveValue(telling('500 г'))
      await cart.expectLine(TOMATOES, '144,50 ₽')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /^Корзина, 1 товар на / })).toBeVisible()
    },
  )
})
