import type { BrowserContext, Page } from '@playwright/test'
import { Account, codeSentTo, newPhone } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/test.ts'

/** One person's second browser comes when the shop sends him another code: a minute after the first. */
async function enterAgain(phone: string, context: BrowserContext): Promise<void> {
  const { request } = context
  await expect
    .poll(async () => (await request.post('/api/wp-json/wc/auth/send_code', { data: { phone } })).status(), {
      timeout: 90_000,
      intervals: [2_000],
    })
    .toBe(200)
  const code = await codeSentTo(phone, context)
  const answer = await request.post('/api/wp-json/wc/auth/check_code', { data: { phone, code } })
  expect(answer.status()).toBe(200)
}

/** The sockets of a page that listen to its customer, as far as they are open. */
function personalSockets(page: Page): Set<unknown> {
  const open = new Set<unknown>()
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/subscription_succeeded.*private-user-/.test(String(payload))) open.add(socket)
    })
    socket.on('close', () => open.delete(socket))
  })
  return open
}

test('a session ended from another browser is over: its calls, its screens, its socket, its looks', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const phone = newPhone()
  const [first, second] = await Promise.all(
    [0, 1].map(() => browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' })),
  )
  if (!first || !second) throw new Error('No browsers')
  await enterAgain(phone, first)
  await enterAgain(phone, second)
  const { ID } = (await (await first.request.get('/api/wp-json/system/users')).json()).data.data
  const orders = `/api/wp-json/wc/v2/orders?customer=${ID}`
  expect((await first.request.get(orders)).status()).toBe(200)

  const left = await first.newPage()
  const sockets = personalSockets(left)
  await left.goto('/lk')
  await new Account(left).expectCustomer()
  await expect.poll(() => sockets.size).toBe(1)

  const page = await second.newPage()
  await page.goto('/lk')
  const devices = page.getByRole('region', { name: 'Устройства и входы' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').filter({ hasText: 'Это устройство' })).toContainText('Chrome')
  const others = devices.getByRole('listitem').filter({ hasNotText: 'Это устройство' })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  // It stands there for two seconds: who looks later sees it no more.
  const notice = left.getByRole('status').filter({ hasText: 'Сеанс завершён' }).waitFor()
  await others.getByRole('button', { name: 'Завершить сеанс' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Сеанс завершён' })).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  expect((await first.request.get(orders)).status()).toBe(401)
  await expect.poll(() => sockets.size, { timeout: 5_000 }).toBe(0)
  await notice
  await new Account(left).expectVisitor()
  await expect(left).toHaveURL('/')
  for (const path of ['/lk', '/lk/orders', '/lk/orders.data']) {
    const answer = await left.request.get(path, { maxRedirects: 0 })
    expect([path, await answer.text()]).toEqual([path, expect.not.stringContaining(phone)])
    expect([path, answer.status()]).not.toEqual([path, 200])
  }
  await new Account(page).expectCustomer()
  expect((await second.request.get(orders)).status()).toBe(200)
  await Promise.all([first.close(), second.close()])
})

test('an ended session gets nothing of any screen of the account', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const phone = newPhone()
  await enterAgain(phone, context)
  const before = await context.cookies()
  await context.request.post('/api/wp-json/wc/auth/logout', { data: {} })
  const cookie = before.map(({ name, value }) => `${name}=${value}`).join('; ')
  const screens = ['', '/orders', '/bonuses', '/favorite', '/referals', '/promocodes', '/preferences']
  for (const screen of screens) {
    const headers = { cookie }
    const page = await context.request.get(`/lk${screen}`, { headers, maxRedirects: 0 })
    expect([screen, page.status(), page.headers().location]).toEqual([screen, 302, '/'])
    expect(page.headers()['set-cookie']).toContain('sid=; Max-Age=0')
    const name = screen === '' ? '/lk/_index' : `/lk${screen}`
    const data = await context.request.get(`${name}.data?_routes=routes%2Flk${screen.replace('/', '%2F')}`, {
      headers,
      maxRedirects: 0,
    })
    expect([screen, data.status()]).not.toEqual([screen, 200])
  }
  await context.close()
})
