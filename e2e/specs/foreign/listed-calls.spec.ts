import type { Page } from '@playwright/test'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CODE } from '../../wordpress/account.ts'
import { type ListedServer, startListedServer } from '../../wordpress/listed-calls.ts'

// A server that has the calls of the specification, and no others.
test.describe.configure({ mode: 'default' })

let server: ListedServer
let foreign: OwnShop

test.beforeAll(async () => {
  server = await startListedServer()
  foreign = await openOwnShop({ BACKEND_URL: server.url })
})
test.afterAll(async () => {
  await foreign?.close()
  await server?.close()
})

async function logIn(page: Page) {
  await page.request.post(`${foreign.url}/api/wp-json/wc/auth/send_code`, { data: { phone: '+79161234567' } })
  const data = { phone: '+79161234567', code: CODE.right }
  const answer = await page.request.post(`${foreign.url}/api/wp-json/wc/auth/check_code`, { data })
  expect(answer.status()).toBe(200)
}

test('every public page stands', async ({ shop, page }) => {
  test.slow()
  for (const [path, text] of [
    ['/', 'Пицца & Ко'],
    ['/menu/pizza', 'Классическая'],
    ['/menu/pizza/classic/dish-102', 'Пепперони'],
    ['/blog', 'Новость'],
    ['/information', 'О нас'],
    ['/information/page/about', 'О нас'],
    ['/brands', 'Бренды'],
    ['/contacts', 'Садовая, 1'],
    ['/about', 'О нас'],
    ['/seoData', 'SEO'],
    ['/blog/spring', 'Привет'],
    ['/order', 'Оформление заказа'],
    ['/CategoriesPage', 'Пицца & Ко'],
  ] as const) {
    const response = await shop.open(foreign.url + path)
    expect.soft(response?.status(), path).toBe(200)
    await expect.soft(page.locator('body'), path).toContainText(text)
  }
})

test('the gallery shows the pictures of the galleries that the settings number', async ({ shop, page }) => {
  await shop.open(`${foreign.url}/gallery`)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2)
})

test('what needs other calls is not offered', async ({ shop, page }) => {
  await shop.open(`${foreign.url}/contacts`)
  await expect(page.getByRole('heading', { name: 'Контакты' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Отправить' })).toHaveCount(0)
  await shop.open(`${foreign.url}/order`)
  await expect(page.getByRole('main').getByRole('link', { name: '8 (495) 000-00-00' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Заказать/ })).toHaveCount(0)
})

test('a cart is filled and counted, discounts come from the calls there are', async ({
  shop,
  page,
  catalogue,
  cart,
}) => {
  await shop.open(foreign.url)
  await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Как получить заказ' })
  await expect(dialog.getByRole('tab', { name: 'Доставка' })).toHaveCount(0)
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(dialog).toBeHidden()
  await shop.open(`${foreign.url}/menu/pizza/classic`)
  await catalogue.card('Пепперони').getByRole('button', { name: 'В корзину' }).click()
  await cart.expectCountOnCard('Пепперони', 1)
  await cart.open()
  await cart.expectTotal('332,50')
  await cart.dialog.getByLabel('Промокод').fill('никакой')
  await cart.dialog.getByRole('button', { name: 'Применить' }).click()
  await expect(cart.dialog.getByRole('alert')).toBeVisible()
  await cart.dialog.getByLabel('Промокод').fill('весна')
  await cart.dialog.getByRole('button', { name: 'Применить' }).click()
  await expect(cart.dialog).toContainText('ВЕСНА · Скидка 10%')
  // The promo settings of the call, not of the settings, let both discounts stand together.
  await cart.expectTotal('299,25')
  await expect(cart.dialog.getByRole('link', { name: '8 (495) 000-00-00' })).toBeVisible()
  await expect(cart.dialog.getByRole('link', { name: 'Оформить заказ' })).toHaveCount(0)
})

test('one logs in by the code and out again', async ({ shop, account }) => {
  await shop.open(foreign.url)
  await account.openLogin()
  await account.askCode('+79161234567')
  await account.tryCode(CODE.right)
  await account.expectCustomer()
  await shop.open(`${foreign.url}/lk`)
  await account.logOut()
  await account.expectVisitor()
})

test('every screen of the account stands', async ({ shop, page }) => {
  test.slow()
  await logIn(page)
  for (const [path, text] of [
    ['/lk', 'Анна'],
    ['/lk/orders', 'Пепперони'],
    ['/lk/bonuses', '150'],
    ['/lk/favorite', 'Избранное'],
    ['/lk/referals', 'ANNA7'],
    ['/lk/promocodes', 'Мои промокоды'],
    ['/lk/preferences', 'Вегетарианское'],
    ['/lk/notifications', 'Заказ готов'],
  ] as const) {
    const response = await shop.open(foreign.url + path)
    expect.soft(response?.status(), path).toBe(200)
    await expect.soft(page.getByRole('main'), path).toContainText(text)
  }
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0)
})

test('the account offers no change that the server does not take', async ({ shop, page }) => {
  await logIn(page)
  await shop.open(`${foreign.url}/lk`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Озёрск, Садовая улица, 14')
  for (const name of ['Сохранить', 'Удалить аккаунт'])
    await expect(main.getByRole('button', { name })).toHaveCount(0)
  await shop.open(`${foreign.url}/lk/orders`)
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('article').getByRole('link')).toHaveCount(0)
})

test('the wheel is the server’s own page in a frame', async ({ shop, page }) => {
  await logIn(page)
  await shop.open(`${foreign.url}/lk/game`)
  const frame = page.frameLocator('iframe[title="Колесо удачи"]')
  await expect(frame.getByRole('heading')).toHaveText('Крутите, гость 7')
  expect(server.requests).toContain('GET /wheel/')
})
