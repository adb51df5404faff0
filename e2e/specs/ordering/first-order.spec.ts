import type { Page } from '@playwright/test'
import { enterAs, newPhone } from '../../fixtures/account.ts'
import { HOME } from '../../fixtures/checkout.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { Taps } from '../../fixtures/taps.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const NAPOLEON = 'Наполеон'
const RAF = { productId: 3102, count: 1 }
const added = 'Товар добавлен в корзину'

/** Discounts that come by themselves are the cart's story; here the sum is to stand still. */
const withoutDiscounts = (page: Page) =>
  page.route(/coupons\/autoapply/, (route) => route.fulfill({ json: { couponsList: [], stocksList: [] } }))

test(
  'a new guest has his first dish brought in twelve taps, none of them lost',
  ONE_SIZE,
  async ({ shop, catalogue, place, cart, checkout, orderStatus, page }) => {
    const taps = new Taps()
    await shop.open('/menu/rolls')
    await taps.on(catalogue.card('Филадельфия').getByRole('button', { name: 'В корзину' }))
    await taps.typeInto(place.dialog.getByRole('combobox', { name: 'Адрес доставки' }), 'садовая 14')
    await taps.on(place.dialog.getByRole('option', { name: 'Озёрск, Садовая улица, 14', exact: true }))
    await taps.on(place.dialog.getByRole('checkbox', { name: 'Частный дом' }))
    await taps.on(place.dialog.getByRole('button', { name: 'Подтвердить' }))
    await expect(page.getByRole('status').getByText(added)).toBeVisible()
    await cart.expectCountOnCard('Филадельфия', 1)
    await taps.on(page.getByRole('button', { name: /^Корзина/ }))
    await taps.on(cart.dialog.getByRole('link', { name: 'Оформить заказ' }))
    await taps.typeInto(checkout.field('Имя'), 'Пётр')
    await taps.typeInto(checkout.field('Телефон'), '+7 916 123-45-67')
    await taps.on(checkout.orderButton)
    await orderStatus.expectOpen()
    expect(taps.count).toBeLessThanOrEqual(12)
  },
)

test(
  'what was chosen in the sheet goes in as it was chosen, and the sheet stays',
  ONE_SIZE,
  async ({ shop, catalogue, product, place, cart, page }) => {
    await shop.open('/menu/pizza')
    await catalogue.openProduct('Маргарита')
    await product.chooseVariation('Маргарита', '30 см')
    const sheet = product.dialog('Маргарита')
    await sheet.getByRole('button', { name: 'Добавить: Моцарелла' }).click()
    await sheet.getByRole('button', { name: 'Увеличить количество' }).first().click()
    await sheet.getByRole('button', { name: 'В корзину за' }).click()
    await place.dialog.getByRole('tab', { name: 'Самовывоз' }).click()
    await place.dialog.getByRole('radio', { name: 'Самобранка на Озёрской' }).check()
    await place.confirm()
    await expect(page.getByRole('status').getByText(added)).toBeVisible()
    await product.expectOpen('Маргарита')
    await product.close('Маргарита')
    await expect(page).toHaveURL('/menu/pizza')
    await cart.open()
    await cart.expectLine('Маргарита', '30 см')
    await cart.expectLine('Маргарита', 'Моцарелла')
  },
)

test('a question that is turned away drops the wish', ONE_SIZE, async ({ shop, catalogue, place, cart }) => {
  await shop.open('/menu/rolls')
  await catalogue.card('Филадельфия').getByRole('button', { name: 'В корзину' }).click()
  await place.dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(place.dialog).toBeHidden()
  await place.fetchFrom('Самобранка на Озёрской')
  await cart.expectCountOnCard('Филадельфия', 0)
  await cart.open()
  await cart.expectEmpty()
})

test(
  'where the chosen kitchen lacks the dish the guest is told so',
  ONE_SIZE,
  async ({ shop, catalogue, place, cart, page }) => {
    await shop.open('/menu/dairy')
    await catalogue.card('Яйца перепелиные').getByRole('button', { name: 'В корзину' }).click()
    await place.dialog.getByRole('tab', { name: 'Самовывоз' }).click()
    await place.dialog.getByRole('radio', { name: 'Ресторан у озера' }).check()
    await place.confirm()
    const notice = 'Не добавили в корзину: Яйца перепелиные. Нет в этом ресторане'
    await expect(page.getByRole('status').getByText(notice)).toBeVisible()
    await expect(page).toHaveURL('/menu/dairy')
    await cart.open()
    await cart.expectEmpty()
    await expect(cart.dialog.getByRole('alert')).toContainText(notice)
  },
)

for (const [how, path] of [
  ['opened from a list', '/menu/dairy'],
  ['opened by its own address', '/menu/dairy/eggs-butter'],
] as const) {
  test(
    `a sheet ${how} whose dish the chosen kitchen lacks gives the address back`,
    ONE_SIZE,
    async ({ shop, catalogue, product, place, page }) => {
      if (path === '/menu/dairy') {
        await shop.open(path)
        await catalogue.openProduct('Яйца перепелиные')
      } else await shop.open(`${path}/quail-eggs`)
      await product.expectOpen('Яйца перепелиные')
      await product.dialog('Яйца перепелиные').getByRole('button', { name: 'В корзину за' }).click()
      await place.dialog.getByRole('tab', { name: 'Самовывоз' }).click()
      await place.dialog.getByRole('radio', { name: 'Ресторан у озера' }).check()
      await place.confirm()
      await expect(page.getByRole('status').getByText('Не добавили в корзину')).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(catalogue.card('Яйца С0, десяток')).toBeVisible()
    },
  )
}

test(
  'the minimum sum is told with the first dish, and one tap fills it',
  ONE_SIZE,
  async ({ shop, cart, page }) => {
    await withoutDiscounts(page)
    await comeBack(page, [RAF])
    await shop.open('/menu/drinks')
    await expect(page.getByRole('button', { name: /^Корзина.*До минимальной суммы ещё 241 ₽/ })).toBeVisible()
    await cart.open()
    const order = cart.dialog.getByRole('button', {
      name: 'Оформить заказ Не хватает до минимальной суммы заказа: 241 ₽',
    })
    const goods = cart.dialog.getByRole('region', { name: 'Доберите до минимальной суммы' })
    await order.click()
    await expect(goods.getByRole('listitem').first().getByRole('button')).toBeFocused()
    await goods.getByRole('button', { name: NAPOLEON }).click()
    await expect(goods).toBeHidden()
    await expect(cart.dialog.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
  },
)

test(
  'the order button of the checkout says what is missing, and the goods stand beside it',
  ONE_SIZE,
  async ({ checkout, page }) => {
    await checkout.openWith([RAF], HOME)
    await expect(checkout.orderButton).toContainText('Не хватает до минимальной суммы заказа: 241 ₽')
    const goods = checkout.summary.getByRole('region', { name: 'Доберите до минимальной суммы' })
    await goods.getByRole('button', { name: NAPOLEON }).click()
    await expect(page.getByText('Не хватает до минимальной суммы')).toHaveCount(0)
    await checkout.expectTotal('607 ₽')
  },
)

test(
  'a size is changed in three taps, and bar and cart say one sum',
  ONE_SIZE,
  async ({ shop, cart, product, page }) => {
    const taps = new Taps()
    await withoutDiscounts(page)
    await comeBack(page, [{ productId: 1001, variationId: 10011, count: 2 }])
    await shop.open('/menu/pizza')
    await cart.open()
    await cart.expectLine('Маргарита', '838 ₽')
    await taps.on(cart.dialog.getByRole('button', { name: 'Изменить: Маргарита' }))
    const sheet = product.dialog('Маргарита')
    await expect(sheet.getByRole('radio', { name: '25 см' })).toBeChecked()
    await taps.on(sheet.getByText('35 см', { exact: true }))
    await taps.on(sheet.getByRole('button', { name: 'Сохранить за 1 398 ₽' }))
    expect(taps.count).toBeLessThanOrEqual(3)
    await expect(sheet).toBeHidden()
    await expect(cart.dialog).toBeVisible()
    await cart.expectLine('Маргарита', '35 см')
    await cart.expectTotal('1 398 ₽')
    await cart.dialog.getByRole('button', { name: 'Закрыть' }).click()
    await expect(page.getByRole('button', { name: 'Корзина, 2 товара на 1 398 ₽' })).toBeVisible()
  },
)

test(
  'a customer is told what the order will earn, in the cart and at checkout',
  ONE_SIZE,
  async ({ shop, cart, page, context }) => {
    await enterAs(newPhone(), context)
    await withoutDiscounts(page)
    await comeBack(page, [{ productId: 1001, variationId: 10013, count: 2 }])
    await shop.open('/menu/pizza')
    await cart.open()
    await expect(cart.dialog.getByText('Начислим 41 бонус за заказ')).toBeVisible()
    await cart.dialog.getByRole('link', { name: 'Оформить заказ' }).click()
    await expect(page.getByText('Начислим 41 бонус за заказ')).toBeVisible()
  },
)
