import type { APIRequestContext, Page } from '@playwright/test'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/test.ts'

// Nobody is signed in at first, and a network that is cut answers nothing.
test.use({ expectedNoise: /401|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/, locale: 'ru-RU' })

/** Of the manager, who may take orders and work in the kitchen: the page’s own session. */
async function openKitchen(page: Page): Promise<void> {
  await page.goto('/office/kitchen?kitchen=1')
  await page.getByRole('button', { name: 'Осмотреться как менеджер' }).click()
  await expect(page.getByRole('region', { name: 'Заказы кухни' })).toBeVisible()
}

async function accepted(page: Page): Promise<{ id: string; number: string }> {
  const order = await placeOrder(page.request)
  const answer = await page.request.post(`/api/office/v1/orders/${order.id}/accept`, {
    data: { minutes: 20 },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return order
}

const ticketOf = (page: Page, number: string) =>
  page.getByRole('region', { name: 'Заказы кухни' }).getByRole('article', { name: `Заказ № ${number}` })

const statusOf = async (request: APIRequestContext, id: string): Promise<string> =>
  (await (await request.get(`/api/office/v1/orders/${id}`)).json()).card.status

test('an order is cooked: it rings, is begun, done, taken back, done again, and is ready', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await openKitchen(page)
  const { id, number } = await accepted(page)
  const ticket = ticketOf(page, number)
  await expect(ticket.getByText('Новый')).toBeVisible()
  await expectAccessible()
  await ticket.getByRole('button', { name: 'Начать' }).click()
  await expect(ticket.getByText('Новый')).toBeHidden()
  await expect(ticket.getByRole('button', { name: /готовится/ })).toBeVisible()
  await expect.poll(() => statusOf(page.request, id)).toBe('cooking')

  await ticket.getByRole('button', { name: 'Готово' }).click()
  await expect(ticket).toBeHidden()
  await page.getByRole('button', { name: /^Отменить/ }).click()
  await expect(ticket.getByRole('button', { name: /готовится/ })).toBeVisible()
  await ticket.getByRole('button', { name: 'Готово' }).click()
  await expect.poll(() => statusOf(page.request, id), { timeout: 20_000 }).toBe('ready')

  const cooked = page.getByRole('complementary').getByRole('article', { name: `Заказ № ${number}` })
  await cooked.getByRole('button', { name: 'Вернуть' }).click()
  await expect(ticket).toBeVisible()
  await expect.poll(() => statusOf(page.request, id)).toBe('cooking')
})

test('without network marks are kept, and arrive when it is back', async ({ page, context }) => {
  test.slow()
  await openKitchen(page)
  const { id, number } = await accepted(page)
  const ticket = ticketOf(page, number)
  await expect(ticket).toBeVisible()
  await context.setOffline(true)
  await ticket.getByRole('button', { name: 'Начать' }).click()
  await expect(ticket.getByRole('button', { name: /готовится/ })).toBeVisible()
  await expect(page.getByText(/нет связи \d+/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('1 отметка ждёт отправки')).toBeVisible()
  await ticket.getByRole('button', { name: 'Готово' }).click()
  await context.setOffline(false)
  await expect(page.getByText(/нет связи \d+/)).toBeHidden({ timeout: 30_000 })
  await expect.poll(() => statusOf(page.request, id), { timeout: 30_000 }).toBe('ready')
})

test('the whole kitchen goes by keyboard', async ({ page }) => {
  await openKitchen(page)
  const { id, number } = await accepted(page)
  const ticket = ticketOf(page, number)
  await expect(ticket).toBeVisible()
  await ticket.focus()
  await page.keyboard.press('1')
  await expect(ticket.getByRole('button', { name: /готовится/ })).toBeVisible()
  await page.keyboard.press('1')
  await expect(ticket).toBeHidden()
  await page.keyboard.press('z')
  await expect(ticket).toBeVisible()
  await ticket.focus()
  await page.keyboard.press('ArrowDown')
  await expect(ticket.getByRole('button', { name: /готовится/ })).toBeFocused()
  await ticket.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => statusOf(page.request, id), { timeout: 20_000 }).toBe('ready')
})

test('a cancelled order stays in sight until somebody has seen it', async ({ page }) => {
  await openKitchen(page)
  const { id, number } = await accepted(page)
  const ticket = ticketOf(page, number)
  await ticket.getByRole('button', { name: 'Понятно' }).click()
  const answer = await page.request.post(`/api/office/v1/orders/${id}/refuse`, {
    data: { reason: 'guest_asked' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const told = page.getByRole('button', { name: `Заказ № ${number} отменён` })
  await expect(told).toBeVisible({ timeout: 20_000 })
  await told.click()
  await expect(told).toBeHidden()
})
