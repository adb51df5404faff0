import { readFileSync } from 'node:fs'
import { enterAs } from '../../fixtures/account.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { moveOrder } from '../../fixtures/order-status.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test(
  'an order of the history moves while one looks; it is rated and ordered again',
  ONE_SIZE,
  async ({ shop, account, checkout, page, context }) => {
    await account.enter()
    const { number } = await placeOrder(context.request)
    await shop.open('/lk/orders')
    const order = page.getByRole('article', { name: new RegExp(`^Заказ №${number} `) })
    await expect(order).toContainText('Заказ принят')
    await expect(order.getByRole('button', { name: 'Повторить заказ' })).toBeVisible()
    await moveOrder(context.request, number, 'cooking')
    await expect(order).toContainText('Готовится')
    await moveOrder(context.request, number, 'ready')
    await moveOrder(context.request, number, 'completed')
    await expect(order).toContainText('Заказ вручён')

    await order.getByRole('button', { name: 'Оценить' }).click()
    const rating = page.getByRole('dialog', { name: `Заказ №${number}` })
    await rating.locator('label').filter({ hasText: '5 из 5' }).click()
    await expect(rating.getByRole('radio', { name: '5 из 5' })).toBeChecked()
    await rating.getByRole('button', { name: 'Отправить' }).click()
    await expect(rating).toBeHidden()
    await page.reload()
    await expect(order.getByRole('button', { name: 'Оценить' })).toBeHidden()

    await shop.expectHydrated()
    await order.getByRole('button', { name: 'Повторить заказ' }).click()
    await page
      .getByRole('dialog', { name: 'Заказать снова' })
      .getByRole('button', { name: /^Оформить заказ/ })
      .click()
    await expect(page).toHaveURL('/order')
    await expect(checkout.summary).toContainText('Каппа маки')
  },
)

test('news come while one looks, and are new once', ONE_SIZE, async ({ shop, account, page, context }) => {
  await account.enter()
  const { number } = await placeOrder(context.request)
  await shop.open('/lk/notifications')
  const news = page.getByRole('listitem').filter({ hasText: `№${number}` })
  await expect(news).toHaveCount(1)
  await expect(news.getByText('Новое')).toBeAttached()
  await moveOrder(context.request, number, 'cooking')
  await expect(news).toHaveCount(2)
  await expect(news.first()).toContainText('Готовится')
  await expect
    .poll(async () => {
      const history = await context.request.get('/api/wp-json/systeminfo/v2/push/user_history')
      return (await history.json()).some(({ read }: { read: boolean }) => !read)
    })
    .toBe(false)
  await page.reload()
  await expect(news).toHaveCount(2)
  await expect(news.getByText('Новое')).toHaveCount(0)
})

test(
  'what a visitor liked is the customer’s after a login, and leaves when it is liked no more',
  ONE_SIZE,
  async ({ shop, account, catalogue, context }) => {
    const names = ['Маргарита', 'Пепперони'] as const
    await shop.open('/menu/pizza')
    for (const name of names) {
      const heart = catalogue.card(name).getByRole('button', { name: 'В избранное' })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await account.enter()
    const kept = async () =>
      (await (await context.request.get('/api/wp-json/systeminfo/v2/user_favorites')).json()).favorites.length
    await shop.open('/menu/pizza')
    await expect.poll(kept).toBe(2)
    await shop.open('/lk/favorite')
    await catalogue.card(names[0]).getByRole('button', { name: 'В избранное' }).click()
    await expect(catalogue.card(names[0])).toHaveCount(0)
    await expect(catalogue.card(names[1])).toBeVisible()
    await expect.poll(kept).toBe(1)
  },
)

test('a promo code goes into the cart from its card', ONE_SIZE, async ({ shop, cart, page, context }) => {
  // She has a code of her own from the start.
  await enterAs('+79000000001', context)
  await comeBack(page, [{ productId: 1105, count: 5 }])
  await shop.open('/lk/promocodes')
  const card = page.getByRole('listitem').filter({ hasText: 'ВЕРА2026' })
  await card.getByRole('button', { name: 'В корзину с ним' }).click()
  await expect(cart.dialog).toContainText('250р')
})

test('the customer’s data are taken away in a file', ONE_SIZE, async ({ shop, account, page, context }) => {
  await account.enter()
  await context.request.patch('/api/wp-json/system/users', { data: { name: 'Варвара' } })
  const { number } = await placeOrder(context.request)
  await shop.open('/lk')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(() => JSON.parse(text)).not.toThrow()
  for (const own of ['Варвара', '+7916', number]) expect(text).toContain(own)
})

test(
  'only what suits is shown to who asks for it, from the first paint on',
  ONE_SIZE,
  async ({ shop, catalogue, page, expectAccessible }) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
      }
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    })
    await shop.open('/menu/pizza')
    const chip = page.getByRole('button', { name: /^Только подходящее мне/ })
    await chip.click()
    const question = page.getByRole('dialog', { name: 'Только подходящее мне' })
    await question.getByLabel('Вегетарианское').check()
    await question.getByRole('button', { name: 'Показать' }).click()
    await expect(question).toBeHidden()
    await expect(catalogue.card('Гавайская')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Мясная', exact: true })).toBeHidden()
    await expect(chip).toHaveAccessibleName(/скрыто: \d+/)

    await page.reload({ waitUntil: 'domcontentloaded' })
    // Before any of our scripts: the page is everybody's, the style is this visitor's.
    await expect(catalogue.card('Маргарита')).toBeVisible()
    await expect(catalogue.card('Гавайская')).toBeHidden()
    await shop.expectHydrated()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0)
    await expectAccessible()

    await chip.click()
    await expect(catalogue.card('Гавайская')).toContainText('Осторожно, здесь есть: мясо')
    await expect(catalogue.card('Маргарита')).not.toContainText('Осторожно')
  },
)
