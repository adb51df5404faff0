import { Checkout, PICKUP } from '../../fixtures/checkout.ts'
import { OfficeBoard } from '../../fixtures/office-board.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// Nobody is signed in at first.
test.use({ expectedNoise: /401/, locale: 'ru-RU' })

let own: OwnShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await openOwnShop({})
})
test.afterAll(() => own.close())

test(
  'an allergy reaches the board, and a refusal the guest with its reason',
  ONE_SIZE,
  async ({ browser, page }) => {
    const guest = await (await browser.newContext({ baseURL: own.url, locale: 'ru-RU' })).newPage()
    const checkout = new Checkout(guest)
    await checkout.openWith([{ productId: 1105, count: 2 }], PICKUP)
    await checkout.introduce()
    await guest.getByText('Аллергия и пожелания к блюдам').click()
    await checkout.field('Аллергия').fill('орехи')
    await guest.getByLabel(/^Пожелание к блюду «Каппа маки»/).fill('без соуса')
    await checkout.order()
    const heading = guest.getByRole('heading', { level: 1, name: /^Заказ №/ })
    const number = /№([\d-]+)/.exec(await heading.innerText())?.[1] ?? ''
    await expect(guest.getByText('Аллергия: орехи')).toBeVisible()
    await expect(guest.getByRole('listitem').filter({ hasText: 'без соуса' })).toBeVisible()

    const board = new OfficeBoard(page, own.url)
    await board.open()
    await board.expectIn('Новые', number)
    const card = board.card(number)
    await expect(card).toContainText('Аллергия: орехи')
    await expect(card).toContainText('без соуса')

    await board.other(number, 'Отказать')
    const dialog = page.getByRole('dialog', { name: `Отказать в заказе № ${number}` })
    await dialog.getByRole('radio', { name: 'Закончились продукты' }).click()
    await dialog.getByRole('button', { name: 'Отказать' }).click()
    const main = guest.getByRole('main')
    await expect(main.getByRole('status').filter({ hasText: 'Заказ отменён' })).toBeVisible()
    await expect(main.getByText(/^Причина: /)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Повторить заказ' })).toBeVisible()

    // The next order: the allergy is in sight, the note is not.
    await checkout.openWith([{ productId: 1105, count: 1 }], PICKUP)
    await expect(checkout.field('Аллергия')).toHaveValue('орехи')
    await expect(guest.getByLabel(/^Пожелание к блюду/)).toHaveValue('')
    await guest.context().close()
  },
)
