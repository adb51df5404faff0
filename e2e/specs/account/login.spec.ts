import { checkFrom, codeSentTo, newPhone } from '../../fixtures/account.ts'
import { openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a phone and a code let a visitor in where he stands', async ({ shop, account, page, context }) => {
  const phone = newPhone()
  await shop.open('/menu/pizza')
  await account.openLogin()
  await account.askCode(phone)
  const code = await codeSentTo(phone, context)
  expect(code).toMatch(/^\d{6}$/)
  await account.tryCode(code)
  await expect(account.dialog).toBeHidden()
  await account.expectCustomer()
  await expect(page).toHaveURL('/menu/pizza')
  await page.reload()
  await account.expectCustomer()
})

test('a code is pasted as the message shows it', ONE_SIZE, async ({ shop, account, context, page }) => {
  const phone = newPhone()
  await shop.open()
  await account.openLogin()
  await account.askCode(phone)
  const field = account.dialog.getByLabel('Код из сообщения')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  const code = await codeSentTo(phone, context)
  await field.focus()
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)} — ваш код`)
  await expect(field).toHaveValue(code)
  await account.dialog.getByRole('button', { name: 'Войти' }).click()
  await account.expectCustomer()
})

test(
  'what somebody tries in another browser is nothing to the one that asked for the code',
  ONE_SIZE,
  async ({ shop, account, browser, context, baseURL }) => {
    const phone = newPhone()
    await shop.open()
    await account.openLogin()
    await account.askCode(phone)
    const code = await codeSentTo(phone, context)
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    for (let tries = 0; tries < 6; tries += 1) expect(await checkFrom(other, phone, wrong(code))).toBe(410)
    expect(await checkFrom(other, phone, code)).toBe(410)
    await other.close()
    await account.tryCode(code)
    await expect(account.dialog).toBeHidden()
    await account.expectCustomer()
  },
)

test('the code comes where the visitor wants it', ONE_SIZE, async ({ shop, account, context }) => {
  const phone = newPhone()
  await shop.open()
  await account.openLogin()
  await account.dialog.getByText('Telegram', { exact: true }).click()
  await account.askCode(phone)
  const messages = await (await context.request.get('/_dev/outbox')).json()
  expect(messages).toContainEqual(expect.objectContaining({ to: phone, channel: 'telegram' }))
  await account.tryCode(await codeSentTo(phone, context))
  await account.expectCustomer()
})

test('a number that is none is refused beside its field', ONE_SIZE, async ({ shop, account }) => {
  await shop.open()
  await account.openLogin()
  const phone = account.dialog.getByLabel('Телефон')
  await phone.fill('123')
  await account.dialog.getByRole('button', { name: 'Получить код' }).click()
  await expect(account.dialog.getByRole('alert')).toHaveText('Введите корректный номер телефона')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveValue('123')
})

test('the dialog is accessible, and Back closes it', async ({ shop, account, page, expectAccessible }) => {
  await shop.open()
  await account.openLogin()
  await expectAccessible()
  await page.goBack()
  await expect(account.dialog).toBeHidden()
})

test.describe('a wrong code', () => {
  test.use({ expectedNoise: /422/ })

  test(
    'is told, and five of them lock it until another is sent',
    ONE_SIZE,
    async ({ shop, account, context }) => {
      const phone = newPhone()
      await shop.open()
      await account.openLogin()
      await account.askCode(phone)
      const right = await codeSentTo(phone, context)
      await account.tryCode(wrong(right))
      await expect(account.dialog.getByRole('alert')).toHaveText('Неверный код')
      for (const left of [
        'Осталось 4 попытки',
        'Осталось 3 попытки',
        'Осталось 2 попытки',
        'Осталась 1 попытка',
      ]) {
        await expect(account.dialog.getByText(left)).toBeVisible()
        await account.tryCode(wrong(right))
      }
      await expect(account.dialog.getByText('Попытки закончились. Запросите новый код')).toBeVisible()
      await expect(account.dialog.getByRole('button', { name: 'Войти' })).toBeDisabled()
      await expect(
        account.dialog.getByRole('button', { name: /Отправить ещё раз через \d+:\d\d/ }),
      ).toBeDisabled()
    },
  )
})

test.describe('a real shop without a gateway', () => {
  test.use({ expectedNoise: /503/ })

  test('says that login is not set up, and writes no code down', ONE_SIZE, async ({ account, shop }) => {
    test.slow()
    const own = await openOwnShop((url) => ({ NODE_ENV: 'production', PUBLIC_URL: url }))
    try {
      await shop.open(`${own.url}/`)
      await account.openLogin()
      await account.dialog.getByLabel('Телефон').fill(newPhone())
      await account.dialog.getByRole('button', { name: 'Получить код' }).click()
      await expect(account.dialog.getByRole('alert')).toHaveText(
        'Вход пока не настроен. Оформить заказ можно и без него',
      )
      expect(own.log()).toContain('SMS_GATEWAY_URL is not set')
      expect(own.log()).not.toContain('login code')
    } finally {
      // Pictures still on their way would be missed when this shop has closed.
      await shop.open()
      await own.close()
    }
  })
})

test.describe('logging out', () => {
  // What was on its way when the session ended is refused.
  test.use({ expectedNoise: /401/ })

  test(
    'forgets the person in every tab and every storage',
    ONE_SIZE,
    async ({ shop, account, page, context }) => {
      await account.enter()
      await shop.open('/lk/orders')
      const other = await context.newPage()
      await other.goto('/lk/bonuses')
      await expect(other.getByRole('heading', { level: 1, name: 'Бонусы' })).toBeVisible()
      await expect(other.locator('html')).toHaveAttribute('data-hydrated')
      await page.goto('/lk')
      await shop.expectHydrated()
      await account.logOut()
      await account.expectVisitor()
      await expect(page).toHaveURL('/')
      await expect(other).toHaveURL('/')
      await expect(other.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(kept).not.toContain('+7916')
      expect(await page.evaluate(() => localStorage.getItem('samobranka:user'))).toBeNull()
      await page.goto('/lk')
      await expect(page).toHaveURL('/')
    },
  )
})
