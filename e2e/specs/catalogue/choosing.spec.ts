import { comeBack } from '../../fixtures/kept.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test.describe('filters', () => {
  test('narrow a category, stand in the address, and can be taken away', async ({
    page,
    shop,
    catalogue,
  }) => {
    await shop.open('/menu/rolls')
    await page.getByRole('button', { name: 'Фильтры', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Фильтры' })
    await dialog.getByRole('checkbox', { name: 'Вегетарианское' }).check()
    await dialog.getByRole('textbox', { name: 'Цена до' }).fill('600')
    await dialog.getByRole('button', { name: /^Показать/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/to=600/)
    await expect(page.getByRole('button', { name: 'Фильтры, выбрано: 2' })).toBeVisible()
    await expect(catalogue.card('Филадельфия')).toBeHidden()
    await page.reload()
    await shop.expectHydrated()
    await expect(catalogue.card('Филадельфия')).toBeHidden()
    await page.getByRole('link', { name: 'Удалить: Вегетарианское' }).click()
    await expect(catalogue.card('Филадельфия')).toBeVisible()
  })

  test('that leave nothing show the way out', ONE_SIZE, async ({ page, shop, catalogue }) => {
    await shop.open('/menu/rolls?to=1')
    await expect(page.getByText('По этим фильтрам ничего нет')).toBeVisible()
    await page.getByRole('link', { name: 'Сбросить' }).click()
    await expect(catalogue.card('Филадельфия')).toBeVisible()
  })

  test('stay while a product is looked at', ONE_SIZE, async ({ page, shop, catalogue, product }) => {
    await shop.open('/menu/rolls?sort=price_up')
    await catalogue.openProduct('Филадельфия')
    await product.expectOpen('Филадельфия')
    await product.close('Филадельфия')
    await expect(page).toHaveURL('/menu/rolls?sort=price_up')
    await expect(page.getByRole('combobox', { name: 'Порядок' })).toHaveValue('price_up')
  })
})

test('a favourite is kept over a reload, and says so', ONE_SIZE, async ({ page, shop, catalogue }) => {
  await shop.open('/menu/rolls')
  const heart = catalogue.card('Филадельфия').getByRole('button', { name: 'В избранное' })
  await heart.click()
  await expect(page.getByRole('status').getByText('Товар добавлен в избранное')).toBeVisible()
  await page.reload()
  await shop.expectHydrated()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByRole('status').getByText('Товар удалён из избранного')).toBeVisible()
})

test('search finds by the wrong layout, and keys open what was found', async ({ page, shop, product }) => {
  await shop.open()
  await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click()
  await page.getByRole('searchbox').fill('abkfltkmabz')
  await expect(page.getByRole('dialog').getByRole('link').first()).toContainText('Филадельфия')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await product.expectOpen('Филадельфия')
})

test(
  'a product opened by its own address asks for the place over it, and keeps what was chosen',
  ONE_SIZE,
  async ({ shop, product, place }) => {
    await shop.open('/menu/pizza/classic-pizza/margherita')
    await product.expectOpen('Маргарита')
    await product.chooseVariation('Маргарита', '30 см')
    await product.dialog('Маргарита').getByRole('button', { name: 'В корзину за' }).click()
    await expect(place.dialog).toBeVisible()
    await place.bringTo('садовая 14', 'Озёрск, Садовая улица, 14')
    await product.expectPrice('Маргарита', '549 ₽')
  },
)

test('another place tells what is gone from the cart', ONE_SIZE, async ({ page, shop, cart, place }) => {
  const QUAIL_EGGS = 3410
  await comeBack(page, [
    { productId: 1101, count: 1 },
    { productId: QUAIL_EGGS, count: 1 },
  ])
  await shop.open('/menu/rolls')
  await cart.open()
  await cart.expectLine('Яйца перепелиные', '₽')
  await cart.dialog.getByRole('button', { name: /Изменить$/ }).click()
  await place.dialog.getByRole('tab', { name: 'Самовывоз' }).click()
  await place.dialog.getByRole('radio', { name: 'Ресторан у озера' }).check()
  await place.confirm()
  await expect(cart.dialog).toBeVisible()
  await expect(cart.dialog.getByText('Самовывоз: Рыбацкая улица, 31')).toBeVisible()
  await expect(cart.dialog.getByRole('alert')).toContainText(
    'Некоторые товары больше недоступны и удалены из корзины: Яйца перепелиные',
  )
})
