import { enterAs, newPhone } from '../../fixtures/account.ts'
import { PICKUP } from '../../fixtures/checkout.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Two of the demo's people, with orders and a card's balance: a code sent to one twice lets the first go. */
const ILYA = '+79000000002'
const MARINA = '+79000000003'

const shiftsOf = () => {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

test('home of a new guest begins with the menu', async ({ shop, page }) => {
  await shop.open('/')
  await expect(page.getByRole('region', { name: 'С возвращением' })).toBeHidden()
})

test('home of a returning guest begins with the active order, the last basket and what is liked, and nothing moves', async ({
  shop,
  page,
  request,
}) => {
  const { id, key } = await placeOrder(request)
  await comeBack(page)
  await page.addInitScript(
    ([orderId, orderKey]) => {
      localStorage.setItem('samobranka:orders', JSON.stringify([{ id: orderId, key: orderKey }]))
      localStorage.setItem('samobranka:basket', JSON.stringify({ orderId, products: [1105] }))
      localStorage.setItem('samobranka:favourites', '[1001]')
    },
    [id, key] as const,
  )
  await page.addInitScript(shiftsOf)
  await shop.open('/')
  const row = page.getByRole('region', { name: 'С возвращением' })
  await expect(row.getByRole('listitem').first().getByRole('link')).toContainText('Заказ принят')
  await expect(row.getByRole('button', { name: 'Повторить' })).toContainText(/\S+/)
  await expect(row.getByRole('link', { name: 'Маргарита' })).toContainText('₽')
  const first = await page.getByRole('main').locator('> *').first().getAttribute('aria-label')
  expect(first).toBe('С возвращением')
  expect(await page.evaluate('shifts')).toEqual([])
  await row.getByRole('link', { name: 'Маргарита' }).click()
  await expect(page.getByRole('dialog', { name: 'Маргарита' })).toBeVisible()
})

test('home of a customer shows the card’s balance; the shared page knows nothing of it', async ({
  shop,
  page,
  request,
}) => {
  await enterAs(ILYA, page.context())
  await shop.open('/contacts')
  await expect(page.getByRole('link', { name: 'Профиль' })).toBeVisible()
  await shop.open('/')
  const row = page.getByRole('region', { name: 'С возвращением' })
  await expect(row.getByRole('link', { name: /\d+\s*Бонусы/ })).toHaveAttribute('href', '/lk/bonuses')
  const shared = await (await request.get('/')).text()
  expect(shared.match(/<section class="welcome-back[^>]*>(.*?)<\/section>/)?.[1]).toBe('')
})

test('a customer who has ordered elsewhere repeats it from home here, and nothing moves', async ({
  shop,
  page,
}) => {
  await enterAs(newPhone(), page.context())
  await placeOrder(page.request)
  await comeBack(page, [], PICKUP)
  await shop.open('/contacts')
  await expect(page.getByRole('link', { name: 'Профиль' })).toBeVisible()
  await page.addInitScript(shiftsOf)
  await shop.open('/')
  const row = page.getByRole('region', { name: 'С возвращением' })
  const repeat = row.getByRole('button', { name: 'Повторить' })
  await expect(repeat).toContainText('Каппа маки')
  expect(await page.evaluate('shifts')).toEqual([])
  await repeat.click()
  await expect(page).toHaveURL('/order')
})

test('the account’s first screen on a phone lists its parts with what they hold', async ({ shop, page }) => {
  await enterAs(MARINA, page.context())
  await shop.open('/lk')
  const parts = page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('listitem')
  await expect(parts.filter({ hasText: 'Бонусы' })).toContainText(/\d+ бонус/)
  await expect(parts.filter({ hasText: 'История заказов' })).toContainText(/\d+/)
  const [top, next] = [parts.filter({ hasText: 'История заказов' }), parts.filter({ hasText: 'Бонусы' })]
  // A list of tiles, not a row to be scrolled.
  await expect(next).toBeInViewport({ ratio: 1 })
  expect((await top.boundingBox())?.height).toBeGreaterThan(80)
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Бонусы' })).toBeVisible()
})
