import type { Page } from '@playwright/test'
import { moveOrder } from '../../fixtures/order-status.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'
import { waitingGuest } from '../../fixtures/waiting-guest.ts'

async function expectNothingMoved(page: Page): Promise<void> {
  const sum = await page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum)
  expect(sum).toBe(0)
}

test('a guest sees on every page how far the order is, until it is handed over', async ({
  shop,
  page,
  request,
}) => {
  const [{ id, number } = { id: '', number: '' }] = await waitingGuest(page, request)
  const bar = page.getByRole('complementary', { name: 'Активный заказ' })
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await shop.open('/')
  await expect(bar).toContainText('Заказ принят')
  await expect(bar).toContainText(number)
  await expect(bar).toContainText(/Осталось \d+\sмин/)
  await expectNothingMoved(page)
  await shop.open('/contacts')
  await expect(bar).toContainText('Заказ принят')
  await expectNothingMoved(page)
  await moveOrder(request, number, 'cooking')
  await expect(bar).toContainText('Готовится', { timeout: 35_000 })
  await bar.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
  await expect(bar).toBeHidden()
  await moveOrder(request, number, 'ready')
  await expect(page.getByText('Можно забирать')).toBeVisible()
  await moveOrder(request, number, 'completed')
  await shop.open('/contacts')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('samobranka:orders')))
    .toContain('"done":true')
  await expect(bar).toBeHidden()
})

test('several orders are one bar, which opens them all', async ({ shop, page, request }) => {
  const [newest, older] = await waitingGuest(page, request, 2)
  await shop.open('/contacts')
  const bar = page.getByRole('complementary', { name: 'Активный заказ' })
  await bar.getByRole('button', { name: /2 заказа в работе/ }).click()
  const orders = page.getByRole('dialog', { name: 'Заказы' }).getByRole('article')
  await expect(orders).toHaveCount(2)
  await expect(orders.first()).toContainText(`Заказ №${newest?.number}`)
  await orders.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/order/${older?.id}$`))
})

test('the menu leads a guest to what was ordered in this browser', async ({ shop, page, request }) => {
  const [order] = await waitingGuest(page, request)
  await shop.open('/contacts')
  await shop.openMenu()
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Заказы' }).click()
  const orders = page.getByRole('dialog', { name: 'Заказы' })
  await expect(orders.getByRole('article')).toContainText(`Заказ №${order?.number}`)
  await expect(orders.getByRole('button', { name: 'Повторить заказ' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'after a logout nobody finds the account’s orders in this browser',
  ONE_SIZE,
  async ({ shop, account, page, context }) => {
    await account.enter()
    const { id } = await placeOrder(context.request)
    await shop.open(`/order/${id}`)
    const kept = () => page.evaluate(() => localStorage.getItem('samobranka:orders'))
    await expect.poll(kept).toContain(id)
    await shop.open('/lk')
    await account.logOut()
    await account.expectVisitor()
    await expect.poll(kept).toBe('[]')
  },
)

test('whoever waits for nothing is asked about nothing', ONE_SIZE, async ({ shop, page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/checkout\/v1\/orders|order-bar/.test(request.url())) requests.push(request.url())
  })
  await shop.open('/contacts')
  await shop.openMenu()
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Заказы' }).click()
  await expect(page.getByRole('dialog', { name: 'Заказы' })).toContainText('Заказов пока нет')
  expect(requests).toEqual([])
})
