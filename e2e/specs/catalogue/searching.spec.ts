import type { Page } from '@playwright/test'
import { comeBack } from '../../fixtures/kept.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const MARGHERITA = { productId: 1001, variationId: 10011, count: 1 }

const search = (page: Page) => page.getByRole('dialog', { name: 'Поиск' })
const openSearch = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click()

test(
  'what means the same is found: «веган» brings what bears «Вегетарианское»',
  ONE_SIZE,
  async ({ page, shop }) => {
    await shop.open()
    await openSearch(page)
    await page.getByRole('searchbox').fill('веган')
    await expect.poll(() => search(page).getByRole('link').count()).toBeGreaterThan(5)
  },
)

test('what was found is bought where it stands, and the search is remembered until it is forgotten', async ({
  page,
  shop,
}) => {
  await comeBack(page)
  await shop.open()
  await openSearch(page)
  await page.getByRole('searchbox').fill('филадельфия')
  const found = search(page).getByRole('listitem').filter({ hasText: 'Филадельфия' }).first()
  await found.getByRole('button', { name: 'В корзину' }).click()
  await expect(found.getByRole('group').locator('output')).toHaveText('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: /Корзина.*1/ })).toBeVisible()
  await page.reload()
  await shop.expectHydrated()
  await openSearch(page)
  await search(page).getByRole('button', { name: 'филадельфия' }).click()
  await expect(
    search(page)
      .getByRole('link', { name: /Филадельфия/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await search(page).getByRole('button', { name: 'Очистить историю' }).click()
  await expect(search(page).getByText('Вы искали')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('samobranka:searches'))).toBeNull()
})

test('what people order is popular', ONE_SIZE, async ({ page, shop, request }) => {
  for (let round = 0; round < 2; round += 1) await placeOrder(request)
  const popular = async () => (await request.get('/api/wp-json/systeminfo/v2/products/popular')).json()
  await expect.poll(popular, { timeout: 20_000 }).toMatchObject({ popular: expect.arrayContaining([1105]) })
  await shop.open()
  await openSearch(page)
  const often = search(page).getByRole('region', { name: 'Часто ищут' })
  await expect(often.getByRole('link', { name: /Каппа маки/ })).toBeVisible()
})

test('to pizza is offered what goes with it, and no bread', ONE_SIZE, async ({ page, shop, cart }) => {
  await comeBack(page, [MARGHERITA])
  await shop.open('/menu/pizza')
  await cart.open()
  const offered = cart.dialog.getByRole('region', { name: 'Добавьте к заказу' })
  await expect(offered.getByRole('button', { name: /Морс клюквенный/ })).toBeVisible()
  await expect(offered).not.toContainText('Хлеб')
  await expect(offered).not.toContainText('Васаби')
})
