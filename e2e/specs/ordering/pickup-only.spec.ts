import { type OwnBusiness, writeBusiness } from '../../fixtures/own-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// A shop that brings nothing promises no delivery, and asks for no address.
test.describe.configure({ mode: 'default' })

let business: OwnBusiness
let own: OwnShop

test.beforeAll(async () => {
  business = await writeBusiness({
    settings: { seo: { name: 'Чайхана', description: 'Плов' }, need_to_choose_address_first: true },
    languages: [{ code: 'ru', text: 'Русский', default: true }],
    shipping: [{ label: 'Самовывоз', type: 'local_pickup' }],
    pickups: [{ id: 1, name: 'Окно', address: 'Абая, 1', warehouse_id: 5, coord: '43.24, 76.9' }],
    zones: [
      {
        id: 1,
        properties: { warehouse_id: 5, delivery_price: '99.00' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [76.8, 43.1],
              [77, 43.1],
              [77, 43.3],
              [76.8, 43.1],
            ],
          ],
        },
      },
    ],
  })
  own = await openOwnShop({ BUSINESS_DIR: business.dir })
})
test.afterAll(async () => {
  await own?.close()
  await business?.remove()
})

for (const type of ['cat1', 'samokat'])
  test(`${type}: the header names the ways there are`, ONE_SIZE, async ({ shop, page, context }) => {
    await context.addCookies([{ name: 'page_type', value: type, url: own.url }])
    await shop.open(`${own.url}/contacts`)
    const place = page.locator('.place-control')
    await expect(place).toContainText('Самовывоз')
    await expect(place).not.toContainText('Доставка')
  })

test('where to is asked first by the ways there are', ONE_SIZE, async ({ shop, page, place }) => {
  await shop.open(own.url)
  await expect(place.dialog).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Адрес доставки' })).toHaveCount(0)
  await place.dialog.getByRole('radio').first().check()
  await place.dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(place.dialog).toBeHidden()
  await expect(page.locator('.place-control')).toContainText('Абая, 1')
})
