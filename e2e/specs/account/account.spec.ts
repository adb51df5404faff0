import { enterAs, newPhone } from '../../fixtures/account.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const screens = [
  ['/lk', 'Личные данные'],
  ['/lk/game', 'Колесо удачи'],
  ['/lk/orders', 'История заказов'],
  ['/lk/bonuses', 'Бонусы'],
  ['/lk/favorite', 'Избранное'],
  ['/lk/referals', 'Приглашения'],
  ['/lk/promocodes', 'Мои промокоды'],
  ['/lk/preferences', 'Предпочтения'],
  ['/lk/notifications', 'Уведомления'],
] as const

test('a visitor is led home from every path of the account', ONE_SIZE, async ({ request }) => {
  for (const path of [...screens.map(([path]) => path), '/lk/unknown', '/lk/orders/1']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/'])
  }
})

test('a customer has nine screens, each with its own title', async ({
  shop,
  account,
  page,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  await account.enter()
  for (const [path, title] of screens) {
    const response = await shop.open(path)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} — Самобранка`)
    await shop.expectNoSidewaysScroll()
    await expectAccessible()
  }
})

test('screens are moved between without a reload', ONE_SIZE, async ({ shop, account, page }) => {
  await account.enter()
  await shop.open('/lk')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  for (const title of ['Бонусы', 'Уведомления', 'Личные данные']) {
    await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} — Самобранка`)
  }
  await expect(page.locator('body')).toHaveAttribute('data-same')
})

test('other paths of the account are not found', ONE_SIZE, async ({ account, context }) => {
  await account.enter()
  for (const path of ['/lk/unknown', '/lk/orders/1', '/lk/game/spin']) {
    const answer = await context.request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`Page not found: ${path}`)
  }
})

test('name and birthday are kept, the birthday once', ONE_SIZE, async ({ shop, account, page }) => {
  await account.enter()
  await shop.open('/lk')
  await page.getByLabel('Имя').fill('Варвара')
  await page.getByLabel('Дата рождения').fill('17.05.1990')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Здравствуйте, Варвара')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Имя')).toHaveValue('Варвара')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('17.05.1990')
  await expect(page.getByLabel('Дата рождения')).not.toBeEditable()
})

test(
  'a birthday is typed with its dots, pasted, and mended in the middle',
  ONE_SIZE,
  async ({ shop, account, page }) => {
    await account.enter()
    await shop.open('/lk')
    const birth = page.getByLabel('Дата рождения')
    await birth.pressSequentially('15.06.1991')
    await expect(birth).toHaveValue('15.06.1991')
    for (let at = 0; at < 10; at += 1) await page.keyboard.press('Backspace')
    await expect(birth).toHaveValue('')
    await birth.pressSequentially('15061991')
    await expect(birth).toHaveValue('15.06.1991')
    // The month was meant to be the seventh: the caret stays where it is mended.
    await birth.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5))
    await page.keyboard.press('Backspace')
    await page.keyboard.type('7')
    await expect(birth).toHaveValue('15.07.1991')
    expect(await birth.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5)
    await birth.fill('1991-06-15')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await page.reload()
    await expect(birth).toHaveValue('15.06.1991')
  },
)

test('preferences are kept', ONE_SIZE, async ({ shop, account, page }) => {
  await account.enter()
  await shop.open('/lk/preferences')
  await page.getByLabel('Без чеснока').check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Предпочтения сохранены' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Без чеснока')).toBeChecked()
  await expect(page.getByLabel('Без лука')).not.toBeChecked()
})

test.describe('addresses', () => {
  test.use({ expectedNoise: /GPU stall/ })

  test('are kept, and forgotten', async ({ shop, account, page }) => {
    await account.enter()
    await shop.open('/lk')
    await page.getByRole('button', { name: 'Новый адрес' }).click()
    const dialog = page.getByRole('dialog', { name: 'Новый адрес' })
    await dialog.getByLabel('Адрес доставки').pressSequentially('Садовая 14')
    await dialog.getByRole('option', { name: 'Озёрск, Садовая улица, 14', exact: true }).click()
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'Заполните поля: квартира, подъезд, этаж' }),
    ).toBeVisible()
    await dialog.getByLabel('Частный дом').check()
    await dialog.getByLabel('Название адреса').fill('Дом')
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Озёрск, Садовая улица, 14, частный дом')).toBeVisible()
    await page.getByRole('button', { name: 'Удалить адрес Озёрск, Садовая улица, 14' }).click()
    await expect(page.getByText('Озёрск, Садовая улица, 14, частный дом')).toBeHidden()
  })
})

test('two customers at once never see each other', ONE_SIZE, async ({ browser, baseURL }) => {
  const phones = [newPhone(), newPhone()]
  const pages = await Promise.all(
    phones.map(async (phone, at) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' })
      await enterAs(phone, context)
      await context.request.patch('/api/wp-json/system/users', { data: { name: `Гость${at}` } })
      return context
    }),
  )
  const seen = await Promise.all(
    pages.flatMap((context) =>
      Array.from({ length: 6 }, async () => (await context.request.get('/lk')).text()),
    ),
  )
  seen.slice(0, 6).forEach((html) => {
    expect(html).toContain('Гость0')
    expect(html).not.toContain('Гость1')
  })
  seen.slice(6).forEach((html) => {
    expect(html).toContain('Гость1')
    expect(html).not.toContain('Гость0')
  })
  for (const context of pages) await context.close()
})

test('a deleted account is gone, and its session with it', ONE_SIZE, async ({ shop, account, page }) => {
  await account.enter()
  await shop.open('/lk')
  await page.getByRole('button', { name: 'Удалить мой профиль' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить профиль навсегда?' })
  await question.getByRole('button', { name: 'Удалить мой профиль' }).click()
  await expect(page).toHaveURL('/')
  await account.expectVisitor()
  await page.goto('/lk')
  await expect(page).toHaveURL('/')
})
