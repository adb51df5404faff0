import { changedBusiness } from '../../fixtures/changed-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const OPENS = 'Откроемся в 10:00'
const CLOSED = `Сейчас закрыто. ${OPENS}`

let night: OwnShop
let business: ReturnType<typeof changedBusiness>
test.beforeAll(async () => {
  business = changedBusiness({ 'popups.json': [] })
  // A Tuesday; the kitchen in Zarechye has closed an hour ago.
  night = await openOwnShop({ CLOCK: '2026-11-17T02:00:00+03:00', BUSINESS_DIR: business.folder })
})
test.afterAll(async () => {
  await night.close()
  business.remove()
})

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'place', value: 'local_pickup.2.', url: night.url }])
  await context.addInitScript(() => {
    const place = { deliveryType: 'local_pickup', warehouseId: 2, zoneId: null, pickupPointId: 12 }
    localStorage.setItem('samobranka:place', JSON.stringify({ ...place, title: 'Лесная улица, 18' }))
    sessionStorage.setItem('samobranka:popups', JSON.stringify(['2 17.11.2026 10:00']))
  })
})

test(
  'a closed kitchen is seen in header, card, cart and checkout, with its opening, and takes orders for later',
  ONE_SIZE,
  async ({ page, shop, catalogue, cart, expectAccessible }) => {
    await shop.open(`${night.url}/menu/rolls`)
    await expect(page.getByRole('banner').getByText(CLOSED)).toBeVisible()
    await expect(catalogue.card('Филадельфия').getByText(OPENS)).toBeVisible()
    await expectAccessible()
    await cart.add('Филадельфия')
    await cart.open()
    await expect(cart.dialog.getByText(CLOSED)).toBeVisible()
    await expect(cart.dialog.getByText('Можно заказать заранее')).toBeVisible()
    await cart.dialog.getByRole('link', { name: 'Оформить заказ' }).click()
    const main = page.getByRole('main')
    await expect(main.getByText(CLOSED)).toBeVisible()
    await expect(main.getByRole('button', { name: /^Заказать за/ })).toBeEnabled()
  },
)

test('an open kitchen is not called closed', ONE_SIZE, async ({ page, shop, context, catalogue }) => {
  await context.addCookies([{ name: 'place', value: 'local_pickup.1.', url: night.url }])
  await context.addInitScript(() => {
    const place = { deliveryType: 'local_pickup', warehouseId: 1, zoneId: null, pickupPointId: 11 }
    localStorage.setItem('samobranka:place', JSON.stringify({ ...place, title: 'Озёрская улица, 48' }))
  })
  await shop.open(`${night.url}/menu/rolls`)
  await expect(page.getByRole('banner').getByText('Самовывоз')).toBeVisible()
  await expect(catalogue.card('Филадельфия').getByText(/Откроемся/)).toHaveCount(0)
})
