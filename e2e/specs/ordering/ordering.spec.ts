import { HOME, PICKUP } from '../../fixtures/checkout.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

/** Rolls whose stock nobody counts: however many tests order them, there are more. */
const ROLLS = { productId: 1105, count: 5 }

test('an order is fetched and paid in cash, from the first dish to the kitchen', async ({
  shop,
  place,
  cart,
  checkout,
  orderStatus,
  page,
}) => {
  await shop.open('/menu/rolls')
  await place.fetchFrom('Самобранка на Озёрской')
  await cart.add('Калифорния с крабом')
  await cart.open()
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveTitle(/^Оформление заказа — /)
  await checkout.introduce()
  await expect(checkout.orderButton).toBeVisible()
  await checkout.order()
  await orderStatus.expectOpen()
  await orderStatus.expectStage('Заказ принят')
  await expect(page.getByRole('button', { name: 'Корзина, пока пусто' })).toBeVisible()
})

test(
  'a tap on “Order” while the code for it is on its way is not lost',
  ONE_SIZE,
  async ({ checkout, orderStatus, page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const script = page.waitForRequest(/\/assets\/placement-/)
    await page.route(/\/assets\/placement-/, async (route) => {
      await arrived
      await route.continue()
    })
    await checkout.openWith([ROLLS], PICKUP)
    await checkout.introduce()
    await script
    await checkout.order()
    await expect(page.getByRole('button', { name: 'Оформляем…' })).toBeVisible()
    arrive()
    await orderStatus.expectOpen()
  },
)

test('an order is brought to an address and paid in cash', async ({ checkout, orderStatus, page }) => {
  await checkout.openWith([ROLLS], HOME)
  await checkout.introduce()
  await checkout.field('Сдача с').fill('2000')
  await page.getByRole('checkbox', { name: 'Экспресс-доставка' }).check()
  await checkout.expectTotal('1 145 ₽')
  await checkout.order()
  await orderStatus.expectOpen()
  await expect(page.getByText('Озёрск, Садовая улица, 14, Квартира 27')).toBeVisible()
})

test.describe('an order paid online', () => {
  test.beforeEach(async ({ checkout, page }) => {
    await checkout.openWith([ROLLS], PICKUP)
    await checkout.introduce()
    await checkout.payBy('Онлайн на сайте')
    await checkout.expectTotal('995 ₽')
    await checkout.order()
    await expect(page).toHaveURL(/\/payments\/sandbox\//)
  })

  test('is accepted when it is paid', ONE_SIZE, async ({ orderStatus, page }) => {
    await page.getByRole('button', { name: 'Оплатить' }).click()
    await orderStatus.expectStage('Заказ принят')
    await expect(page.getByRole('link', { name: 'Оплатить' })).toBeHidden()
  })

  test('waits when the bank says no, and can be paid after all', ONE_SIZE, async ({ orderStatus, page }) => {
    await page.getByRole('button', { name: 'Отклонить' }).click()
    await orderStatus.expectStage('Ожидает оплаты')
    await expect(page.getByRole('alert').filter({ hasText: 'Оплата не прошла' })).toBeVisible()
    await page.getByRole('link', { name: 'Оплатить' }).click()
    await page.getByRole('button', { name: 'Оплатить' }).click()
    await orderStatus.expectStage('Заказ принят')
  })

  test('waits with the time that is left, and can be given up', ONE_SIZE, async ({ orderStatus, page }) => {
    await page.getByRole('link', { name: 'Вернуться в магазин' }).click()
    await orderStatus.expectStage('Ожидает оплаты')
    await expect(page.getByText(/Оплатите в течение \d+:\d\d/)).toBeVisible()
    await orderStatus.button('Отменить заказ').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
    await orderStatus.expectStage('Заказ отменён')
  })
})

test('a table is booked without dishes, and goes into the calendar', async ({
  checkout,
  page,
  shop,
  orderStatus,
}) => {
  await shop.open('/order?way=lounge')
  // It never closes: no notice of its hours comes over the order.
  await page.getByRole('radio', { name: 'Самобранка на Озёрской' }).check()
  await checkout.choose('Дата', 3)
  await expect(checkout.choice('Время').getByRole('radio').first()).toBeChecked()
  await page.getByRole('main').getByLabel('Телефон', { exact: true }).fill('+7 916 123-45-67')
  await page.getByRole('button', { name: 'Забронировать' }).click()
  await orderStatus.expectOpen()
  await expect(page.getByText(/Ждём вас/)).toBeVisible()
  await orderStatus.expectStage('Бронь принята')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Добавить в календарь' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  await orderStatus.move('cooking')
  await orderStatus.expectStage('Бронь подтверждена')
  await orderStatus.move('ready')
  await orderStatus.expectStage('Гости за столом')
  await orderStatus.move('completed')
  await orderStatus.expectStage('Визит завершён')
  await expect(page.getByRole('main')).not.toContainText(/Готов к выдаче|Заказ вручён|Готовится/)
})

test('a booking begins with the first day that has a free table, and says so of a full one that was chosen', async ({
  checkout,
  page,
  shop,
}) => {
  const dates: (string | null)[] = []
  await page.route(/checkout\/v1\/tables/, (route) => {
    const date = new URL(route.request().url()).searchParams.get('date')
    if (!dates.includes(date)) dates.push(date)
    return dates.indexOf(date) < 2
      ? route.fulfill({ json: { start_list: [{ date, label: '', times: [] }] } })
      : route.continue()
  })
  await shop.open('/order?way=lounge')
  await page.getByRole('radio', { name: 'Самобранка на Озёрской' }).check()
  await expect(checkout.choice('Дата').getByRole('radio').nth(2)).toBeChecked()
  await expect(checkout.choice('Время').getByRole('radio').first()).toBeChecked()
  await checkout.choose('Дата', 1)
  await expect(page.getByText('На это время столов нет')).toBeVisible()
  await expect(checkout.choice('Дата').getByRole('radio', { name: 'Завтра' })).toBeChecked()
})

test('the page moves with the kitchen, and the end is rated', async ({ checkout, orderStatus, page }) => {
  await checkout.openWith([ROLLS], HOME)
  await checkout.introduce()
  await checkout.expectTotal('995 ₽')
  await checkout.order()
  await orderStatus.expectStage('Заказ принят')
  await orderStatus.move('cooking')
  await orderStatus.expectStage('Готовится')
  await expect(orderStatus.button('Отменить заказ')).toBeHidden()
  await orderStatus.move('courier')
  await orderStatus.expectStage('Курьер в пути')
  await orderStatus.move('completed')
  await orderStatus.expectStage('Заказ вручён')
  await page.getByRole('radio', { name: '5 из 5' }).check({ force: true })
  await page.getByRole('button', { name: 'Вкусно' }).click()
  await orderStatus.button('Оценить').click()
  await expect(page.getByText('Спасибо за оценку')).toBeVisible()
})

test(
  'a stranger with the link sees how the order goes, and nothing of who ordered',
  ONE_SIZE,
  async ({ checkout, orderStatus, page, browser }) => {
    await checkout.openWith([ROLLS], HOME)
    await checkout.introduce('+7 916 765-43-21', 'Аделаида')
    await checkout.expectTotal('995 ₽')
    await checkout.order()
    await orderStatus.expectOpen()
    const visitor = await browser.newContext()
    const answer = await visitor.request.get(page.url())
    const html = await answer.text()
    expect(html).toContain('Каппа маки')
    expect(html).not.toMatch(/Аделаида|765.?43.?21|Квартира 27/)
    await visitor.close()
  },
)

test('checkout and the order are open to everybody', async ({
  checkout,
  orderStatus,
  shop,
  page,
  expectAccessible,
}) => {
  await checkout.openWith([ROLLS], HOME)
  await checkout.expectTotal('995 ₽')
  await checkout.order()
  await checkout.expectProblem('Введите корректный номер телефона')
  await expectAccessible()
  await checkout.introduce()
  await checkout.order()
  await orderStatus.expectOpen()
  await expectAccessible()
  await page.setViewportSize({ width: 320, height: 640 })
  await shop.expectNoSidewaysScroll()
})

test('whoever comes back orders in three taps', ONE_SIZE, async ({ checkout, orderStatus, page, shop }) => {
  await checkout.openWith([ROLLS], PICKUP)
  await checkout.introduce()
  await checkout.expectTotal('995 ₽')
  await checkout.order()
  await orderStatus.expectOpen()

  await shop.open('/')
  await page.getByRole('button', { name: /^Корзина/ }).click()
  await page.getByRole('button', { name: 'Заказать снова' }).click()
  await checkout.expectTotal('995 ₽')
  await checkout.order()
  await orderStatus.expectOpen()
})
