import { readFileSync } from 'node:fs'
import { type FakeYooKassa, openYooKassa } from '../../../apps/backend/src/testing/fake-yookassa.ts'
import { codeSentTo } from '../../fixtures/account.ts'
import { PICKUP } from '../../fixtures/checkout.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { test as base, expect } from '../../fixtures/test.ts'

// What a stub in the browser cannot prove: the shop itself is killed, sold out, closed, and paid at a bank.

interface Town {
  readonly own: OwnShop
  readonly bank: FakeYooKassa
}

const test = base.extend<object, { town: Town }>({
  town: [
    async ({ playwright: _ }, use) => {
      const bank = await openYooKassa('54401', 'test_secret')
      const account = {
        YOOKASSA_SHOP_ID: '54401',
        YOOKASSA_SECRET_KEY: 'test_secret',
        YOOKASSA_URL: bank.url,
      }
      // Tuesday, before dawn: the kitchen on Озёрская never closes, the one in Заречье opens at ten.
      const own = await openOwnShop({ CLOCK: '2026-11-17T05:00:00+03:00', ...account })
      await use({ own, bank })
      await own.close()
      await bank.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ town }, use) => use(town.own.url),
})

test.describe.configure({ mode: 'default' })
// A dead shop's socket complains, and so does a browser that comes from a bank's public address to a shop on loopback.
test.use({ expectedNoise: /Failed to load resource|WebSocket connection|more-private address space/ })

const ROLLS = { productId: 1105, count: 5 }
const CAKE = { productId: 2907, count: 2 }
const ORDERS = /\/checkout\/v1\/orders(\?|$)/

/** How many orders the shop has, as its kitchen sees it. */
async function ordersOf({ own }: Town): Promise<number> {
  const keys = JSON.parse(readFileSync(`${own.dataDir}/keys.json`, 'utf8'))
  const listed = await fetch(`${own.url}/wp-json/wc/v3/orders?per_page=1&${new URLSearchParams(keys)}`)
  return Number(listed.headers.get('x-wp-total'))
}

test('a shop that is killed between the tap and the answer has the order once, and the page finds it', async ({
  checkout,
  orderStatus,
  page,
  town,
}) => {
  await checkout.openWith([ROLLS], PICKUP)
  await checkout.introduce()
  await checkout.expectTotal('995 ₽')
  const before = await ordersOf(town)
  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch()
      await town.own.kill()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await checkout.order()
  await expect(page.getByText('Связь пропала. Повторяем, второй заказ не появится')).toBeVisible()
  await town.own.reopen()
  await orderStatus.expectOpen()
  expect(await ordersOf(town)).toBe(before + 1)
})

test('goods that somebody else takes meanwhile are shown as was and is', async ({ checkout, page, town }) => {
  await checkout.openWith([CAKE], PICKUP)
  await checkout.expectTotal('3 780 ₽')
  const body = {
    delivery_type: 'local_pickup',
    warehouse_id: 1,
    pickup_point_id: 11,
    take_date: '17.11.2026',
    take_time: 'asap',
    lines: [{ product_id: CAKE.productId, count: 3 }],
    people_count: 1,
    payment_method: 'cod',
    customer: { name: 'Сосед', phone: '+79160000000' },
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'the neighbour' }
  const address = `${town.own.url}/wp-json/checkout/v1/orders`
  const taken = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(taken.status).toBe(201)
  await checkout.introduce()
  await checkout.order()
  await checkout.expectProblem('Количество товаров в корзине не совпадает с остатками')
  await expect(page.getByText('Торт «Именинный»: было 2, есть 1')).toBeVisible()
  await page.getByRole('button', { name: 'Исправить корзину' }).click()
  await checkout.expectTotal('1 890 ₽')
})

test('a closed kitchen offers its next time instead of at once', async ({
  checkout,
  context,
  orderStatus,
  page,
  shop,
  town,
}) => {
  await context.addCookies([{ name: 'place', value: 'local_pickup.2.', url: town.own.url }])
  await shop.open('/')
  const closed = page.getByRole('dialog', { name: 'Сейчас мы закрыты' })
  await closed.getByRole('button', { name: 'Понятно' }).click()
  await expect(closed).toBeHidden()
  // Told once: it does not come again at the checkout.
  await checkout.openWith([ROLLS], { ...PICKUP, warehouseId: 2, pickupPointId: 12 })
  await expect(checkout.choice('Время').getByRole('radio', { name: '10:00–10:30' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Как можно скорее/ })).toHaveCount(0)
  await checkout.introduce()
  await checkout.order()
  await orderStatus.expectOpen()
  await expect(page.getByText('Будет готов к 10:00')).toBeVisible()
})

test('a closed kitchen’s message at checkout takes the order for its next time', async ({
  checkout,
  page,
  town,
}) => {
  // Told once a visit: whoever comes to the checkout first is told there.
  await page.addInitScript(() => sessionStorage.removeItem('samobranka:popups'))
  await page.context().addCookies([{ name: 'place', value: 'local_pickup.2.', url: town.own.url }])
  const draft = JSON.stringify({ takeDate: '17.11.2026', takeTime: '12:00-12:30' })
  await page.addInitScript((kept) => localStorage.setItem('samobranka:checkout', kept), draft)
  await checkout.openWith([ROLLS], { ...PICKUP, warehouseId: 2, pickupPointId: 12 })
  const closed = page.getByRole('dialog', { name: 'Сейчас мы закрыты' })
  await closed.getByRole('button', { name: 'На сегодня, 10:00' }).click()
  await expect(closed).toBeHidden()
  await expect(checkout.choice('Время').getByRole('radio', { name: '10:00–10:30' })).toBeChecked()
})

test('whoever logs in at checkout pays with bonuses', async ({ account, checkout, orderStatus, page }) => {
  await checkout.openWith([ROLLS], PICKUP)
  await checkout.field('Телефон').fill('9000000002')
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await account.dialog.getByRole('button', { name: 'Получить код' }).click()
  await expect(account.dialog.getByLabel('Код из сообщения')).toBeVisible()
  await account.tryCode(await codeSentTo('+79000000002', page.context()))
  await expect(account.dialog).toBeHidden()
  await expect(checkout.field('Имя')).toHaveValue('Илья Сомов')
  await page.getByRole('checkbox', { name: /Списать бонусы/ }).check()
  await checkout.expectTotal('697 ₽')
  await checkout.order()
  await orderStatus.expectOpen()
  await expect(page.getByText('−298 ₽')).toBeVisible()
})

test.describe('at the bank', () => {
  test.beforeEach(async ({ checkout, page }) => {
    await page.route(/yoomoney\.ru/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Bank</title>' }),
    )
    await checkout.openWith([ROLLS], PICKUP)
    await checkout.introduce()
    await checkout.payBy('Онлайн на сайте')
    await checkout.order()
    await expect(page).toHaveURL(/yoomoney\.ru\/checkout/)
  })

  const wayBack = ({ bank }: Town): string =>
    JSON.parse(bank.received.findLast(({ method }) => method === 'POST')?.body ?? '').confirmation.return_url

  test('an order is paid, and accepted on the way back', async ({ orderStatus, page, town }) => {
    town.bank.decide('succeeded')
    await page.goto(wayBack(town))
    await orderStatus.expectStage('Заказ принят')
  })

  test('one that was declined is paid later, and the page hears of it', async ({
    orderStatus,
    page,
    town,
  }) => {
    const { bank, own } = town
    bank.decide('canceled')
    await page.goto(wayBack(town))
    await expect(page.getByRole('alert').filter({ hasText: 'Оплата не прошла' })).toBeVisible()
    await page.getByRole('link', { name: 'Оплатить' }).click()
    await expect(page).toHaveURL(/yoomoney\.ru\/checkout/)
    await page.goBack()
    await orderStatus.expectStage('Ожидает оплаты')
    const { id } = bank.decide('succeeded')
    const news = { type: 'notification', event: 'payment.succeeded', object: { id } }
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(news) }
    expect((await fetch(`${own.url}/wp-json/payments/yookassa/webhook`, request)).status).toBe(200)
    await orderStatus.expectStage('Заказ принят')
  })
})
