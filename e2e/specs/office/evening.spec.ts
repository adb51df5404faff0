import type { APIRequestContext, Locator } from '@playwright/test'
import { OfficeBoard } from '../../fixtures/office-board.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// Nobody is signed in at first.
test.use({ expectedNoise: /401/, locale: 'ru-RU', viewport: { width: 1440, height: 900 } })

const ROLLS = 1105
const GUESTS = 12

// A shop of its own: every order of the evening is one of ours.
let own: OwnShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnShop({})
})
test.afterAll(() => own.close())

test('an evening: nothing is lost, and nothing is done twice', ONE_SIZE, async ({ page, request }) => {
  test.setTimeout(300_000)
  const board = new OfficeBoard(page, own.url)
  await board.open('менеджер')
  const office = officeCalls(page.request, own.url)
  const expected = new Map<string, 'handed' | 'cancelled'>()
  let givenBack = ''
  // One after the other: a column that is longer than the screen keeps only what is seen of it.
  for (let guest = 0; guest < GUESTS; guest += 1) {
    const { number } = await placeOrder(request, own.url, {
      payment_method: guest % 3 === 0 ? 'card' : 'cod',
    })
    await board.expectIn('Новые', number)
    if (guest === 0 || guest === 1) await refuse(board, number)
    if (guest === 1) await button(board.card(number), 'Вернуть').click()
    if (guest !== 0) await accept(board, number)
    if (guest === 2) await cancel(board, number)
    const isOver = guest === 0 || guest === 2
    if (!isOver) await serve(board, number)
    if (guest === 3) givenBack = number
    expected.set(number, isOver ? 'cancelled' : 'handed')
  }

  await expect.poll(() => office.statusOf(givenBack), { timeout: 30_000 }).toBe('handed')
  await page.goto(`${own.url}/office/orders/${givenBack}`)
  await button(page.getByRole('main'), 'Вернуть деньги').click()
  const back = page.getByRole('dialog', { name: 'Вернуть деньги' })
  await back.getByRole('radio', { name: 'Сумму' }).click()
  await back.getByRole('textbox', { name: 'Вернуть, сумма' }).fill('100')
  await back.getByRole('radiogroup', { name: 'Причина' }).getByRole('radio').first().click()
  await back.getByRole('button', { name: /^Вернуть 100/ }).click()
  await expect.poll(() => office.givenBack(givenBack), { timeout: 30_000 }).toEqual(['100.00'])

  for (const [number, status] of expected)
    await expect.poll(() => office.statusOf(number), { timeout: 30_000, message: number }).toBe(status)
  const numbers = [...expected.keys()]
  const { orders, total } = await office.get('/orders')
  expect(orders.map(({ number }: { number: string }) => number).sort()).toEqual(numbers.toSorted())
  expect(total).toBe(GUESTS)
  for (const number of numbers)
    expect(await office.givenBack(number)).toHaveLength(number === givenBack ? 1 : 0)
})

test('a dish that is stopped cannot be ordered until the stop is ended', ONE_SIZE, async ({ page }) => {
  const board = new OfficeBoard(page, own.url)
  await board.open('менеджер')
  const order = async () => {
    const data = {
      delivery_type: 'local_pickup',
      warehouse_id: 1,
      take_time: 'asap',
      lines: [{ product_id: ROLLS, count: 2, supplements: [] }],
      people_count: 1,
      payment_method: 'cod',
      customer: { name: 'Пётр', phone: '+79160000001' },
    }
    const answer = await page.request.post(`${own.url}/api/wp-json/checkout/v1/quote`, { data })
    const { problems } = await answer.json()
    return problems.map(({ code }: { code: string }) => code).includes('items_unavailable')
  }
  expect(await order()).toBe(false)
  const data = { kind: 'stop', warehouse: 1, target: `product:${ROLLS}`, until: 'hour' }
  const headers = { origin: own.url }
  const set = await page.request.post(`${own.url}/api/office/v1/switches`, { data, headers })
  expect(set.status()).toBe(201)
  await expect.poll(order).toBe(true)
  await button(page.getByRole('region', { name: 'Сейчас включено' }), 'Снять сейчас').click()
  await expect.poll(order).toBe(false)
})

const button = (scope: Locator, name: string): Locator => scope.getByRole('button', { name, exact: true })

async function refuse(board: OfficeBoard, number: string): Promise<void> {
  await board.other(number, 'Отказать')
  const dialog = board.page.getByRole('dialog', { name: `Отказать в заказе № ${number}` })
  await dialog.getByRole('radio').first().click()
  await button(dialog, 'Отказать').click()
  await expect(board.card(number).getByText('Отказываем…')).toBeVisible()
}

async function accept(board: OfficeBoard, number: string): Promise<void> {
  const card = board.card(number)
  await button(card, 'Принять').click()
  await card.getByRole('radio', { name: '20' }).click()
  await button(card, 'Принять').click()
  await board.expectIn('Приняты', number)
}

async function cancel(board: OfficeBoard, number: string): Promise<void> {
  await board.other(number, 'Отменить')
  const dialog = board.page.getByRole('dialog', { name: `Отменить заказ № ${number}` })
  await dialog.getByRole('radio').first().click()
  await button(dialog, 'Отменить').click()
  await expect(board.card(number).getByText('Отменяем…')).toBeVisible()
}

/** Cooked, ready, and handed over as the guest said they would pay. */
async function serve(board: OfficeBoard, number: string): Promise<void> {
  const card = board.card(number)
  await button(card, 'Готовится').click()
  await board.expectIn('Готовятся', number)
  await button(card, 'Готов').click()
  await board.expectIn('Готовы', number)
  await button(card, 'Вручён').click()
  const paid = board.page.getByRole('dialog', { name: `Вручить заказ № ${number}` })
  await button(paid, 'Вручён').click()
  await expect(card.getByText('Вручаем…')).toBeVisible()
}

function officeCalls(request: APIRequestContext, url: string) {
  const get = async (path: string) => (await request.get(`${url}/api/office/v1${path}`)).json()
  return {
    get,
    statusOf: async (number: string): Promise<string> => (await get(`/orders/${number}`)).card.status,
    givenBack: async (number: string): Promise<string[]> => {
      const { refunds } = await get(`/orders/${number}`)
      return refunds.map(({ amount }: { amount: string }) => amount)
    },
  }
}
