import type { BrowserContext } from '@playwright/test'
import { type Account, codeSentTo, newPhone } from '../../fixtures/account.ts'
import { changedBusiness, demoFile } from '../../fixtures/changed-business.ts'
import { PICKUP } from '../../fixtures/checkout.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { test as base, expect } from '../../fixtures/test.ts'

// The rules of production for visitors whose phone nobody has proven, told to hold in a shop of its own.

const settings = demoFile<object>('settings.json')
const limits = { when: 'always', code_above_sum: 900, open_orders_per_phone: 1 }

interface Shops {
  readonly own: OwnShop
  readonly byRequest: OwnShop
}

const test = base.extend<object, { shops: Shops }>({
  shops: [
    async ({ playwright: _ }, use) => {
      const businesses = [{}, { simplified_order: true }].map((more) =>
        changedBusiness({ 'settings.json': { ...settings, guest_limits: limits, ...more } }),
      )
      const [own, byRequest] = await Promise.all(
        businesses.map(({ folder }) => openOwnShop({ BUSINESS_DIR: folder })),
      )
      if (!own || !byRequest) throw new Error('A shop is missing')
      await use({ own, byRequest })
      await Promise.all([own.close(), byRequest.close()])
      for (const business of businesses) business.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shops }, use) => use(shops.own.url),
})

test.describe.configure({ mode: 'default' })
test.use({ expectedNoise: /Failed to load resource/ })

const ROLLS = { productId: 1105, count: 5 }
const ASKED = 'Подтвердите номер телефона кодом'
const CONFIRM = { name: 'Подтвердить телефон' }

/** The login has been opened with the phone in it. */
async function proveBy(account: Account, phone: string, context: BrowserContext): Promise<void> {
  await account.dialog.getByRole('button', { name: 'Получить код' }).click()
  await expect(account.dialog.getByLabel('Код из сообщения')).toBeVisible()
  await account.tryCode(await codeSentTo(phone, context))
}

test('a large order in cash is placed once the phone is proven, with all that was typed', async ({
  checkout,
  account,
  orderStatus,
  page,
  context,
}) => {
  const phone = newPhone()
  await checkout.openWith([ROLLS], PICKUP)
  await checkout.introduce(phone)
  await checkout.field('Комментарий').fill('Без лука')
  await checkout.expectTotal('995 ₽')
  // Told before the last tap.
  await checkout.expectProblem(ASKED)
  await checkout.order()
  await expect(checkout.field('Телефон')).toBeFocused()
  // Where they stand side by side, the fault under the phone does not stretch the name.
  await page.setViewportSize({ width: 1280, height: 900 })
  const heightOf = async (name: string) => (await checkout.field(name).boundingBox())?.height ?? 0
  // The phone's has its border around it and its country.
  expect(Math.abs((await heightOf('Имя')) - (await heightOf('Телефон')))).toBeLessThanOrEqual(4)
  await page.getByRole('button', CONFIRM).click()
  await expect(account.dialog.getByLabel('Телефон')).toHaveValue(phone)
  await proveBy(account, phone, context)
  await orderStatus.expectOpen()
  await expect(page.getByRole('main')).toContainText('995')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const order = await context.request.get(`/api/wp-json/checkout/v1/orders/${id}`)
  expect(await order.json()).toMatchObject({ customer: { phone, name: 'Пётр' }, comment: 'Без лука' })
})

test('whoever closes the login dialog has lost nothing, and a smaller order needs no code', async ({
  checkout,
  account,
  orderStatus,
  page,
}) => {
  await checkout.openWith([{ productId: 1105, count: 4 }], PICKUP)
  await checkout.introduce(newPhone())
  await checkout.expectTotal('796 ₽')
  await expect(page.getByRole('button', CONFIRM)).toHaveCount(0)
  await checkout.order()
  await orderStatus.expectOpen()

  await checkout.openWith([ROLLS], PICKUP)
  await checkout.introduce(newPhone(), 'Ольга')
  await checkout.expectProblem(ASKED)
  await page.getByRole('button', CONFIRM).click()
  await expect(account.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account.dialog).toBeHidden()
  await expect(checkout.field('Имя')).toHaveValue('Ольга')
  await expect(page).toHaveURL(/\/order$/)
})

test('who has an open order already proves the phone for the next', async ({
  checkout,
  account,
  orderStatus,
  page,
  context,
}) => {
  const phone = newPhone()
  const small = [{ productId: 1105, count: 3 }]
  for (const turn of ['first', 'second']) {
    await checkout.openWith(small, PICKUP)
    await checkout.introduce(phone)
    await checkout.expectTotal('597 ₽')
    await checkout.order()
    if (turn === 'first') await orderStatus.expectOpen()
  }
  await checkout.expectProblem('Слишком много заказов без подтверждения')
  await page.getByRole('button', CONFIRM).click()
  await proveBy(account, phone, context)
  await orderStatus.expectOpen()
})

test('a table is held for a proven phone', async ({
  shop,
  checkout,
  account,
  orderStatus,
  page,
  context,
}) => {
  const phone = newPhone()
  await shop.open('/order?way=lounge')
  await page.getByRole('radio', { name: 'Самобранка на Озёрской' }).check()
  await checkout.choose('Дата', 3)
  await expect(checkout.choice('Время').getByRole('radio').first()).toBeChecked()
  await checkout.introduce(phone)
  await checkout.expectProblem(ASKED)
  await page.getByRole('button', { name: 'Забронировать' }).click()
  await page.getByRole('button', CONFIRM).click()
  await proveBy(account, phone, context)
  await orderStatus.expectOpen()
})

test.describe('a shop by request', () => {
  test.use({ baseURL: async ({ shops }, use) => use(shops.byRequest.url) })

  test('takes the same request once the phone is proven', async ({
    shop,
    catalogue,
    account,
    page,
    context,
  }) => {
    const phone = newPhone()
    await comeBack(page, [], PICKUP)
    await shop.open('/menu/rolls')
    await catalogue.card('Каппа маки').getByRole('button', { name: 'В корзину' }).click()
    const wish = page.getByRole('dialog', { name: 'Оставить заявку' })
    await wish.getByLabel('Имя').fill('Вера')
    await wish.getByLabel('Телефон').fill(phone)
    await wish.getByLabel('Комментарий').fill('После шести')
    await wish.getByRole('button', { name: 'Отправить' }).click()
    await expect(wish.getByText(ASKED)).toBeVisible()
    await wish.getByRole('button', CONFIRM).click()
    await proveBy(account, phone, context)
    await expect(wish.getByRole('status')).toBeVisible()
    await expect
      .poll(async () => (await context.request.get('/_dev/outbox')).text())
      .toContain(`Вера, ${phone}`)
  })
})
