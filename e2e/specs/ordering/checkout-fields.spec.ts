import { HOME, PICKUP } from '../../fixtures/checkout.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const ROLLS = { productId: 1105, count: 5 }

test('what the courier should know goes with the address, and no stranger reads it', async ({
  checkout,
  orderStatus,
  page,
  browser,
  baseURL,
}) => {
  await checkout.openWith([ROLLS], HOME)
  await checkout.introduce()
  await checkout.field('Домофон').fill('27К4455')
  await checkout.field('Заметка курьеру').fill('Калитка слева от арки')
  await page.getByRole('checkbox', { name: 'Оставить у двери' }).check()
  await checkout.expectTotal('995 ₽')
  await checkout.order()
  await orderStatus.expectOpen()
  const details = page.getByText('Домофон 27К4455, Оставить у двери, Калитка слева от арки')
  await expect(details).toBeVisible()
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const seen = await (await stranger.request.get(page.url())).text()
  expect(seen).toContain('Заказ')
  expect(seen).not.toMatch(/27К4455|Калитка/)
  await stranger.close()
})

test('the day and the time are taps', ONE_SIZE, async ({ checkout, page }) => {
  await checkout.openWith([ROLLS], PICKUP)
  await checkout.choose('Дата', 2)
  await checkout.choose('Время', 1)
  await expect(checkout.choice('Время').getByRole('radio').nth(1)).toBeChecked()
  const chips = page.locator('.choice-rail .chip')
  const heights = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test(
  'a phone is set apart while it is typed, and mended in the middle',
  ONE_SIZE,
  async ({ checkout, page }) => {
    await checkout.openWith([ROLLS], PICKUP)
    const phone = checkout.field('Телефон')
    await phone.focus()
    await expect(
      page.getByRole('main').getByRole('combobox', { name: 'Страна' }).getByRole('option'),
    ).not.toHaveCount(1)
    await phone.pressSequentially('89161234567')
    await expect(phone).toHaveValue('8 (916) 123-45-67')
    await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5))
    await page.keyboard.press('Backspace')
    await page.keyboard.type('2')
    await expect(phone).toHaveValue('8 (926) 123-45-67')
    expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5)
    await phone.fill('+375 29 123-45-67')
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Страна' })).toHaveValue('BY')
  },
)

test(
  'a number of another country is ordered with in its own form',
  ONE_SIZE,
  async ({ checkout, orderStatus, page }) => {
    await checkout.openWith([ROLLS], PICKUP)
    await checkout.field('Телефон').focus()
    await page.getByRole('main').getByRole('combobox', { name: 'Страна' }).selectOption('DE')
    await checkout.field('Телефон').fill('01512 3456789')
    const sent = page.waitForRequest(
      (request) => /checkout\/v1\/orders/.test(request.url()) && request.method() === 'POST',
    )
    await checkout.expectTotal('995 ₽')
    await checkout.order()
    expect((await sent).postDataJSON().customer.phone).toBe('+4915123456789')
    await orderStatus.expectOpen()
  },
)

test(
  'in another currency the sum that will be taken is named',
  ONE_SIZE,
  async ({ checkout, context, baseURL }) => {
    await context.addCookies([{ name: 'currency', value: 'USD', url: baseURL ?? '' }])
    await checkout.openWith([ROLLS], PICKUP)
    await expect(checkout.summary.getByText(/спишется 995\s₽/)).toBeVisible()
  },
)
