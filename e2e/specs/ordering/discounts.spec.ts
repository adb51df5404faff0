import type { Page } from '@playwright/test'
import { comeBack } from '../../fixtures/kept.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const PHILADELPHIA = 1101
const MORS = 3109
const LUNCH = 3201
const MARGHERITA = { productId: 1001, variationId: 10011 }
const FOUR_GIFTS = 'Вам доступны 4 скидки или подарка. Выберите 1 из предложенных вариантов'

/** Every question about discounts, with when it was asked and answered. */
function watchQuestions(page: Page) {
  const questions: { readonly from: number; until: number }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/coupons/autoapply')) return
    const question = { from: Date.now(), until: Number.POSITIVE_INFINITY }
    questions.push(question)
    const close = () => {
      question.until = Date.now()
    }
    request.response().then(close, close)
  })
  return questions
}

const answered = (page: Page) => page.waitForResponse((response) => response.url().includes('/autoapply'))
const choosing = (page: Page) => page.getByRole('dialog', { name: 'Выберите скидку или подарок' })

// A code that is refused is an answer like any other; browsers call it an error all the same.
test.use({ expectedNoise: /422 .*promocode/ })

test.describe('discounts', () => {
  test(
    'are asked for once, two seconds after the last of many taps',
    ONE_SIZE,
    async ({ page, shop, cart }) => {
      const questions = watchQuestions(page)
      await comeBack(page)
      await shop.open('/menu/rolls')
      await cart.add('Филадельфия')
      for (let tap = 0; tap < 5; tap += 1) await cart.increaseOnCard('Филадельфия')
      const last = Date.now()
      await answered(page)
      expect(questions).toHaveLength(1)
      expect((questions[0]?.from ?? 0) - last).toBeGreaterThan(1500)
    },
  )

  test(
    'are never asked for twice at a time, and once more when the answer is in',
    ONE_SIZE,
    async ({ page, shop, cart }) => {
      const questions = watchQuestions(page)
      await page.route('**/coupons/autoapply*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 5000))
        await route.continue()
      })
      await comeBack(page, [{ productId: PHILADELPHIA, count: 1 }])
      await shop.open('/menu/rolls')
      await expect.poll(() => questions.length).toBe(1)
      await cart.increaseOnCard('Филадельфия')
      await expect.poll(() => questions.length, { timeout: 20_000 }).toBe(2)
      expect(questions[1]?.from).toBeGreaterThanOrEqual(questions[0]?.until ?? 0)
    },
  )

  test(
    'the only one is taken by itself, and let go when the cart does not fit any more',
    ONE_SIZE,
    async ({ page, shop, cart }) => {
      await comeBack(page, [{ productId: PHILADELPHIA, count: 3 }])
      await shop.open('/menu/rolls')
      await cart.open()
      await expect(cart.dialog.getByText('Скидка 15%')).toBeVisible()
      await cart.expectTotal('1 399,95 ₽')
      await cart.dialog.getByRole('button', { name: 'Уменьшить количество' }).first().click()
      await expect(cart.dialog.getByText('Скидка 15%')).toBeHidden()
      await cart.expectTotal('1 098 ₽')
    },
  )

  test('of several one is chosen in the dialog that opens with the cart', async ({ page, shop, cart }) => {
    await comeBack(page, [
      { productId: PHILADELPHIA, count: 3 },
      { productId: MORS, count: 1 },
    ])
    const answer = answered(page)
    await shop.open('/menu/rolls')
    await answer
    await cart.open()
    await expect(choosing(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(choosing(page)).toBeHidden()
    const many = 'Вам доступны 2 скидки или подарка. Выберите 1 из предложенных вариантов'
    await expect(cart.dialog.getByText(many)).toBeVisible()
    await cart.dialog.getByRole('button', { name: 'Выбрать', exact: true }).click()
    await choosing(page)
      .getByRole('listitem')
      .filter({ hasText: 'Филадельфия и морс' })
      .getByRole('button')
      .click()
    await expect(choosing(page)).toBeHidden()
    await expect(cart.dialog.getByText('Вы выбрали 1 подарок из предложенных вариантов')).toBeVisible()
    await expect(cart.dialog.getByRole('button', { name: 'Изменить выбор' })).toBeVisible()
    await expect(cart.dialog.getByText('150р')).toBeVisible()
  })

  test(
    'a gift comes at the coupon’s price, is changed for another, and leaves with the coupon',
    ONE_SIZE,
    async ({ page, shop, cart }) => {
      await comeBack(page, [{ productId: LUNCH, count: 4 }])
      await shop.open('/menu/combos')
      await cart.open()
      await expect(choosing(page)).toBeVisible()
      await expect(choosing(page).getByRole('listitem')).toHaveCount(4)
      await page.keyboard.press('Escape')
      const gift = cart.dialog.locator('[data-gift]')
      await expect(gift).toContainText('Каппа маки')
      await expect(gift).toContainText('Подарок за 1 ₽')
      await expect(gift.getByRole('button')).toHaveCount(0)
      await expect(cart.dialog.getByText(FOUR_GIFTS)).toBeVisible()
      await cart.dialog.getByRole('button', { name: 'Выбрать', exact: true }).click()
      await choosing(page).getByRole('button', { name: 'Выбрать Каппа маки' }).click()
      await expect(cart.dialog.getByText('Вы выбрали 1 подарок из предложенных вариантов')).toBeVisible()
      await cart.dialog.getByRole('button', { name: 'Изменить выбор' }).click()
      const cranberries = choosing(page).getByRole('listitem').filter({ hasText: 'Морс' })
      await expect(cranberries).toContainText(/Вы экономите 148\s₽/)
      await cranberries.getByRole('button', { name: 'Выбрать' }).click()
      await expect(gift).toHaveCount(1)
      await expect(gift).toContainText('Морс')
      await cart.expectTotal('2 993 ₽')
      await cart.dialog.getByRole('button', { name: 'Уменьшить количество' }).first().click()
      await expect(gift).toHaveCount(0)
      await cart.expectTotal('2 244 ₽')
    },
  )

  test(
    'a code beside one it may not go with leaves the choice to the customer',
    ONE_SIZE,
    async ({ page, shop, cart }) => {
      await comeBack(page, [{ productId: PHILADELPHIA, count: 3 }])
      await shop.open('/menu/rolls')
      await cart.open()
      await expect(cart.dialog.getByText('Скидка 15%')).toBeVisible()
      await cart.dialog.getByLabel('Промокод').fill('такого нет')
      await cart.dialog.getByRole('button', { name: 'Применить' }).click()
      await expect(cart.dialog.getByRole('alert').getByText('Такого промокода нет')).toBeVisible()
      await cart.dialog.getByLabel('Промокод').fill(' лето ')
      await cart.dialog.getByRole('button', { name: 'Применить' }).click()
      await expect(cart.dialog.getByText('Вам доступны скидка или подарок!')).toBeVisible()
      await expect(cart.dialog.getByText('Скидка 10%').first()).toBeVisible()
      await cart.dialog.getByRole('button', { name: 'Выбрать', exact: true }).click()
      await choosing(page).getByRole('button', { name: 'Выбрать' }).click()
      await expect(cart.dialog.getByText('Скидка 15%')).toBeVisible()
      await expect(cart.dialog.getByLabel('Промокод')).toBeVisible()
    },
  )

  test(
    'one that was taken by itself does not hide a later one, and is no choice of the guest',
    ONE_SIZE,
    async ({ page, shop, cart }) => {
      await comeBack(page, [{ productId: PHILADELPHIA, count: 3 }])
      const first = answered(page)
      await shop.open('/menu/drinks')
      await first
      await cart.open()
      await expect(cart.dialog.getByText('Скидка 15%')).toBeVisible()
      await expect(choosing(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(cart.dialog).toBeHidden()
      const second = answered(page)
      await cart.add('Морс клюквенный')
      await second
      await cart.open()
      await expect(choosing(page)).toBeVisible()
      await expect(choosing(page).getByText('Действует сейчас')).toBeVisible()
      await page.keyboard.press('Escape')
      const many = 'Вам доступны 2 скидки или подарка. Выберите 1 из предложенных вариантов'
      await expect(cart.dialog.getByText(many)).toBeVisible()
      await expect(cart.dialog.getByText('Вы выбрали')).toBeHidden()
      await expect(cart.dialog.getByText('Скидка 15%')).toBeVisible()
    },
  )

  test(
    'a code puts no gift aside without a word: both are offered with what they are worth',
    ONE_SIZE,
    async ({ page, shop, cart }) => {
      await comeBack(page, [{ ...MARGHERITA, count: 2 }])
      await shop.open('/menu/pizza')
      await cart.open()
      const gift = cart.dialog.locator('[data-gift]')
      await expect(gift).toContainText('Лимонад')
      await cart.dialog.getByLabel('Промокод').fill('лето')
      await cart.dialog.getByRole('button', { name: 'Применить' }).click()
      await expect(cart.dialog.getByText('Вам доступны скидка или подарок!')).toBeVisible()
      const rivals = cart.dialog.getByRole('status').filter({ hasText: 'не суммируется' })
      await expect(rivals).toContainText(/Тайный код: Скидка 10% · −[\d,]+\s₽/)
      await expect(rivals).toContainText(/Лимонад.*Вы экономите \d+\s₽/)
      await cart.dialog.getByRole('button', { name: 'Выбрать', exact: true }).click()
      await expect(choosing(page).getByRole('listitem')).toHaveCount(2)
      await choosing(page)
        .getByRole('button', { name: /^Выбрать Лимонад/ })
        .click()
      await expect(gift).toContainText('Лимонад')
    },
  )

  test('are asked for with the chosen time and variation', ONE_SIZE, async ({ page, shop }) => {
    const day = new Date(Date.now() + 24 * 3600 * 1000).toLocaleDateString('ru', {
      timeZone: 'Europe/Moscow',
    })
    const questions: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/coupons/autoapply')) questions.push(request.postDataJSON())
    })
    const choose = (takeTime: string) =>
      page.evaluate((draft) => localStorage.setItem('samobranka:checkout', JSON.stringify(draft)), {
        takeDate: day,
        takeTime,
      })
    await comeBack(page, [{ ...MARGHERITA, count: 1 }])
    await shop.open('/contacts')
    for (const [from, to] of [
      ['14:00', '14:30'],
      ['16:00', '16:30'],
    ] as const) {
      await choose(`${from}-${to}`)
      await shop.open('/order')
      await expect
        .poll(() => questions.at(-1))
        .toMatchObject({ take_date: day, time_from: from, time_to: to })
    }
    expect(JSON.stringify(questions.at(-1)?.cart_items)).toContain('"variation_data":{"variation_id":10011')
    await shop.open('/menu/pizza')
    await expect.poll(() => questions.length).toBeGreaterThan(2)
    expect(questions.at(-1)).toMatchObject({ take_date: day, time_from: '16:00' })
  })

  test('two tabs agree on the cart', ONE_SIZE, async ({ page, shop, cart, context }) => {
    await comeBack(page, [{ productId: PHILADELPHIA, count: 1 }])
    await shop.open('/menu/rolls')
    const other = await context.newPage()
    await other.goto('/menu/rolls', { waitUntil: 'domcontentloaded' })
    await expect(other.locator('html')).toHaveAttribute('data-hydrated')
    await cart.increaseOnCard('Филадельфия')
    await expect(other.getByRole('banner').getByRole('button', { name: /Корзина.*2/ })).toBeVisible()
    await other.close()
  })
})

test.describe('without a network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|could not be (?:asked for|loaded)/ })

  test('the cart is opened, counted and changed', ONE_SIZE, async ({ page, shop, cart, context }) => {
    await comeBack(page, [{ productId: PHILADELPHIA, count: 1 }])
    const answer = answered(page)
    await shop.open('/menu/rolls')
    await answer
    await context.setOffline(true)
    await cart.open()
    await cart.dialog.getByRole('button', { name: 'Увеличить количество' }).first().click()
    await cart.expectTotal('1\u202f098\u202f₽')
    // A picture that did not come is no torn leaf, and comes with the network.
    const picture = cart.dialog.getByRole('listitem').locator('img')
    await expect(picture.first()).toHaveAttribute('data-missing')
    await context.setOffline(false)
    await expect(picture.first()).not.toHaveAttribute('data-missing')
  })
})
