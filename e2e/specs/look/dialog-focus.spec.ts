import type { Locator, Page } from '@playwright/test'
import { codeSentTo, newPhone } from '../../fixtures/account.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { moveOrder } from '../../fixtures/order-status.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

interface Walk {
  readonly title: string
  readonly path: string
  readonly opener: (page: Page) => Locator
  readonly dialog: string | RegExp
}

/** Every dialog a visitor can open by himself. */
const walks: readonly Walk[] = [
  { title: 'the place', path: '/', opener: button('Куда доставить'), dialog: 'Как получить заказ' },
  { title: 'the menu', path: '/', opener: button('Меню'), dialog: 'Меню' },
  { title: 'the cart', path: '/', opener: button(/^Корзина/), dialog: 'Корзина' },
  { title: 'the search', path: '/', opener: button('Поиск'), dialog: 'Поиск' },
  { title: 'the login', path: '/', opener: button('Войти'), dialog: 'Вход' },
  { title: 'a story', path: '/', opener: button(/^Открыть историю/), dialog: /./ },
  {
    title: 'a photo',
    path: '/gallery',
    opener: (page) => page.getByRole('main').getByRole('button').first(),
    dialog: /./,
  },
  { title: 'filters', path: '/menu/pizza', opener: button(/^Фильтры/), dialog: 'Фильтры' },
  {
    title: 'what is not eaten',
    path: '/menu/pizza',
    opener: button('Только подходящее мне'),
    dialog: 'Только подходящее мне',
  },
  { title: 'a product, by its button', path: '/menu/pizza', opener: button('Выбрать'), dialog: /./ },
  {
    title: 'a product, by its name',
    path: '/menu/pizza',
    opener: (page) => page.getByRole('main').getByRole('link', { name: 'Маргарита', exact: true }).first(),
    dialog: 'Маргарита',
  },
]

async function expectGivenBack(page: Page, opener: Locator, name: string | RegExp) {
  await opener.click()
  const dialog = page.getByRole('dialog', { name }).last()
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
}

test.describe('the focus returns to what opened', () => {
  for (const { title, path, opener, dialog } of walks) {
    test(title, ONE_SIZE, async ({ shop, page }) => {
      await shop.open(path)
      await expectGivenBack(page, opener(page), dialog)
    })
  }

  test('the other page layouts, over the menu', ONE_SIZE, async ({ shop, page }) => {
    await shop.open()
    await shop.openMenu()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expectGivenBack(page, menu.getByRole('button', { name: 'Демо' }), 'Демо')
    await expect(menu).toBeVisible()
  })

  test('the place, over the cart', ONE_SIZE, async ({ shop, cart, page }) => {
    await comeBack(page, [{ productId: 1101, count: 1 }])
    await shop.open()
    await cart.open()
    await expectGivenBack(
      page,
      cart.dialog.getByRole('button', { name: /Садовая улица, 14/ }),
      'Как получить заказ',
    )
  })

  test('the place, over a product that came with the page', ONE_SIZE, async ({ shop, product, page }) => {
    await shop.open('/menu/pizza/classic-pizza/margherita')
    const add = product.dialog('Маргарита').getByRole('button', { name: 'В корзину за' })
    await expectGivenBack(page, add, 'Как получить заказ')
    await expect(product.dialog('Маргарита')).toBeVisible()
  })

  test(
    'the login: to the way into the account, which stands there now',
    ONE_SIZE,
    async ({ shop, account, page }) => {
      const phone = newPhone()
      await shop.open()
      await account.openLogin()
      await account.askCode(phone)
      await account.tryCode(await codeSentTo(phone, page.context()))
      await account.expectCustomer()
      await expect(account.dialog).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Профиль' })).toBeFocused()
    },
  )

  test('dialogs of the account', ONE_SIZE, async ({ shop, account, page }) => {
    await account.enter()
    await shop.open('/lk')
    const main = page.getByRole('main')
    await expectGivenBack(page, main.getByRole('button', { name: 'Новый адрес' }), 'Новый адрес')
    await expectGivenBack(
      page,
      main.getByRole('button', { name: 'Удалить мой профиль' }),
      'Удалить профиль навсегда?',
    )
  })

  test('dialogs of an order', ONE_SIZE, async ({ shop, account, page }) => {
    await account.enter()
    const { id, number } = await placeOrder(page.request)
    await shop.open(`/order/${id}`)
    const main = page.getByRole('main')
    await expectGivenBack(page, main.getByRole('button', { name: 'Отменить заказ' }), /Отменить заказ/)
    for (const status of ['cooking', 'ready', 'completed'] as const)
      await moveOrder(page.request, number, status)
    await shop.open('/lk/orders')
    await expectGivenBack(page, main.getByRole('button', { name: 'Оценить' }).first(), /^Заказ №/)
    await expectGivenBack(
      page,
      main.getByRole('button', { name: 'Повторить заказ' }).first(),
      'Заказать снова',
    )
  })
})
