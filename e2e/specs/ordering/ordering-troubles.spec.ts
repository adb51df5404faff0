import { HOME, PICKUP } from '../../fixtures/checkout.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Rolls whose stock nobody counts: however many tests order them, there are more. */
const ROLLS = { productId: 1105, count: 5 }
const ORDERS = /\/checkout\/v1\/orders(\?|$)/

test('everything that is missing is said at once, each beside its field', async ({ checkout, page }) => {
  const address = { ...HOME.address, flat: '', entrance: '', floor: '' }
  await checkout.openWith([ROLLS], { ...HOME, address })
  await checkout.expectTotal('995 ₽')
  await checkout.order()
  await checkout.expectProblem('Введите корректный номер телефона')
  await checkout.expectProblem('Заполните поля: квартира, подъезд, этаж')
  await expect(checkout.field('Телефон')).toHaveAttribute('aria-invalid', 'true')
  await expect(checkout.field('Квартира')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Частный дом' }).check()
  await checkout.introduce()
  await expect(page.getByRole('alert').filter({ hasText: 'Заполните' })).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: 'номер' })).toBeHidden()
})

test('an order below the minimum says what is missing', async ({ checkout }) => {
  await checkout.openWith([{ productId: 1105, count: 1 }], HOME)
  await checkout.expectProblem('Не хватает до минимальной суммы заказа: 301 ₽')
})

test('an address outside every zone is told before the order', async ({ checkout }) => {
  const address = { ...HOME.address, line: 'Москва, Тверская улица, 1', point: { lat: 55.757, lon: 37.613 } }
  await checkout.openWith([ROLLS], { ...HOME, address })
  await checkout.expectProblem('Ваш адрес вне зоны доставки')
})

test('a promo code that is gone can be let go', async ({ checkout, page }) => {
  await checkout.openWith([ROLLS], PICKUP, { promocode: 'ВЧЕРА' })
  await checkout.expectProblem('Такого промокода нет')
  await page.getByRole('button', { name: 'Без скидки' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'промокода' })).toBeHidden()
  await checkout.expectTotal('995 ₽')
})

test.describe('another price', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('is agreed to before anything is ordered', async ({ checkout, orderStatus, page }) => {
    await checkout.openWith([ROLLS], PICKUP)
    await checkout.introduce()
    await checkout.expectTotal('995 ₽')
    await page.route(
      ORDERS,
      async (route) => {
        const body = { ...route.request().postDataJSON(), expected_total: '600.00' }
        await route.fulfill({ response: await route.fetch({ postData: body }) })
      },
      { times: 1 },
    )
    await checkout.order()
    const change = page.getByRole('alert').filter({ hasText: 'Сумма изменилась' })
    await expect(change).toContainText('стало 995 ₽')
    await change.getByRole('button', { name: 'Подтвердить' }).click()
    await orderStatus.expectOpen()
  })
})

test.describe('one order, never two and never none', () => {
  test.use({ expectedNoise: /Failed to load resource|could not be loaded/ })
  let keys: string[]

  test.beforeEach(async ({ checkout, page }) => {
    keys = []
    page.on('request', (request) => {
      if (ORDERS.test(request.url())) keys.push(request.headers()['idempotency-key'] ?? '')
    })
    await checkout.openWith([ROLLS], PICKUP)
    await checkout.introduce()
    await checkout.expectTotal('995 ₽')
  })

  test('when the answer is lost', async ({ checkout, orderStatus, page }) => {
    let placed = ''
    await page.route(
      ORDERS,
      async (route) => {
        const answer = await route.fetch()
        placed = (await answer.json()).order.id
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await checkout.order()
    await orderStatus.expectOpen()
    expect(page.url()).toContain(placed)
    expect(new Set(keys).size).toBe(1)
    expect(keys.length).toBe(2)
  })

  test('when the button is tapped twice', async ({ checkout, orderStatus }) => {
    await checkout.orderButton.dblclick()
    await orderStatus.expectOpen()
    expect(keys.length).toBe(1)
  })

  test('when the tab is closed before the answer', async ({ checkout, page, context }) => {
    const arrived = new Promise<string>((resolve) => {
      void page.route(ORDERS, async (route) => {
        const answer = await route.fetch()
        resolve((await answer.json()).order.id)
      })
    })
    await checkout.order()
    const placed = await arrived
    await page.close()
    const again = await context.newPage()
    await again.goto('/')
    await expect(again).toHaveURL(new RegExp(`/order/${placed}`))
  })

  test('when the network is gone at the tap', async ({ checkout, orderStatus, context, page }) => {
    await checkout.orderButton.waitFor()
    await context.setOffline(true)
    await checkout.order()
    await expect(page.getByText('Связь пропала. Повторяем, второй заказ не появится')).toBeVisible()
    await context.setOffline(false)
    await orderStatus.expectOpen()
    expect(new Set(keys).size).toBe(1)
  })
})
