import { OfficeBoard } from '../../fixtures/office-board.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// Nobody is signed in at first.
test.use({ expectedNoise: /401/, locale: 'ru-RU' })
test.describe.configure({ mode: 'serial' })

// A shop of its own: what others order in the common one would ring here.
let own: OwnShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnShop({})
})
test.afterAll(() => own.close())

test('an order is heard, accepted with its minutes and handed over', async ({ page, request }) => {
  const board = new OfficeBoard(page, own.url)
  await board.open()
  const { number } = await placeOrder(request, own.url, { allergy: 'орехи' })
  await board.expectIn('Новые', number)
  await expect.poll(() => board.isRinging()).toBe(true)
  const card = board.card(number)
  await expect(card).toContainText('Аллергия: орехи')

  await card.getByRole('button', { name: 'Принять' }).click()
  await card.getByRole('radio', { name: '45' }).click()
  await card.getByRole('button', { name: 'Принять' }).click()
  await expect.poll(() => board.isRinging()).toBe(false)
  await board.expectIn('Приняты', number)
  await expect(card).toContainText(/через 4[45] мин/)

  await card.getByRole('button', { name: 'Готовится' }).click()
  await board.expectIn('Готовятся', number)
  await card.getByRole('button', { name: 'Готов', exact: true }).click()
  await board.expectIn('Готовы', number)
  await card.getByRole('button', { name: 'Вручён' }).click()
  const dialog = page.getByRole('dialog', { name: `Вручить заказ № ${number}` })
  await dialog.getByRole('textbox', { name: 'Получено наличными' }).fill('1000')
  await expect(dialog.getByText('Сдача 602')).toBeVisible()
  await dialog.getByRole('button', { name: 'Вручён' }).click()
  await expect(card.getByText('Вручаем…')).toBeVisible()
  await board.expectIn('Завершённые', number)
  await expect(card).toContainText('Оплачен')
})

test('a refusal can be taken back for five seconds, and is done without', async ({ page, request }) => {
  const board = new OfficeBoard(page, own.url)
  await board.open()
  const { number } = await placeOrder(request, own.url)
  await board.expectIn('Новые', number)
  const card = board.card(number)
  const refuse = async () => {
    await board.other(number, 'Отказать')
    const dialog = page.getByRole('dialog', { name: `Отказать в заказе № ${number}` })
    await dialog.getByRole('radio', { name: 'Закончились продукты' }).click()
    await dialog.getByRole('button', { name: 'Отказать' }).click()
    await expect(card.getByText('Отказываем…')).toBeVisible()
  }

  await refuse()
  await card.getByRole('button', { name: 'Вернуть' }).click()
  await expect(card.getByRole('button', { name: 'Принять' })).toBeVisible()

  await refuse()
  await expect(board.column('Новые').getByRole('article', { name: `Заказ № ${number}` })).toBeHidden()
  await board.expectIn('Завершённые', number)
  await expect(card).toContainText('Отменён: ')
})

test('two boards ring, and fall silent together', ONE_SIZE, async ({ page, browser, request }) => {
  const here = new OfficeBoard(page, own.url)
  const there = new OfficeBoard(await (await browser.newContext({ locale: 'ru-RU' })).newPage(), own.url)
  await here.open()
  await there.open('менеджер')
  const { number } = await placeOrder(request, own.url)
  for (const board of [here, there]) {
    await board.expectIn('Новые', number)
    await expect.poll(() => board.isRinging()).toBe(true)
  }
  const card = here.card(number)
  await card.getByRole('button', { name: 'Принять' }).click()
  await card.getByRole('button', { name: 'Принять' }).click()
  for (const board of [here, there]) await expect.poll(() => board.isRinging()).toBe(false)
  await there.expectIn('Приняты', number)
  await there.page.context().close()
})

test('the board is worked by keyboard', async ({ page, request }) => {
  const board = new OfficeBoard(page, own.url)
  await board.open()
  const { number } = await placeOrder(request, own.url)
  await board.expectIn('Новые', number)
  await board.card(number).focus()
  await page.keyboard.press('Digit1')
  await expect(board.card(number).getByRole('radio', { name: '10' })).toBeChecked()
  await page.keyboard.press('a')
  await board.expectIn('Приняты', number)
  await board.card(number).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/office/orders/${number}$`))
  await expect(page.getByRole('heading', { name: `Заказ № ${number}` })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const)
  test(`every screen of orders reads well: ${theme}`, async ({ page, request, expectAccessible }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('samobranka-office:nobody:theme', chosen),
      theme,
    )
    await page.emulateMedia({ colorScheme: theme })
    const board = new OfficeBoard(page, own.url)
    await board.open()
    const { number } = await placeOrder(request, own.url, {
      allergy: 'мёд',
      comment: 'Позвоните, пожалуйста',
    })
    await board.expectIn('Новые', number)
    await board.card(number).getByRole('button', { name: 'Принять' }).click()
    await expectAccessible()
    for (const address of [`orders/${number}`, 'history', 'requests', 'orders/new', '?view=list']) {
      await page.goto(`${own.url}/office/${address}`)
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible()
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sticksOut, address).toBeLessThanOrEqual(0)
    }
  })
