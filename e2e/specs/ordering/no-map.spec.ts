import { type OwnBusiness, writeBusiness } from '../../fixtures/own-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe.configure({ mode: 'default' })

let business: OwnBusiness
let own: OwnShop
let live: OwnShop

test.beforeAll(async () => {
  business = await writeBusiness({
    languages: [{ code: 'ru', text: 'Русский', default: true }],
    warehouses: [
      {
        id: 5,
        name: 'Центр',
        address: 'Абая, 1',
        coord: '43.24, 76.9',
        work_time: { around_clock: true, week: {}, cooking_time_in_minutes: 20, wp_timezone: 'Asia/Almaty' },
      },
    ],
  })
  own = await openOwnShop({ BUSINESS_DIR: business.dir })
  live = await openOwnShop((url) => ({
    BUSINESS_DIR: business.dir,
    NODE_ENV: 'production',
    PUBLIC_URL: url,
  }))
})
test.afterAll(async () => {
  await own?.close()
  await live?.close()
  await business?.remove()
})

test('without a map the address is still asked for, and the owner is told what to set', async ({
  shop,
  page,
  place,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await shop.open(own.url)
  await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
  await expect(place.dialog.getByText('Карты нет: задайте в настройках map.style_url')).toBeVisible()
  await expect(place.dialog.getByRole('combobox', { name: 'Адрес доставки' })).toBeVisible()
  await expect(page.locator('.city-map')).toHaveCount(0)
  await expect(place.dialog.getByText('Двигайте карту, чтобы выбрать точку')).toHaveCount(0)
  await shop.open(`${own.url}/contacts`)
  await expect(page.getByText('Карты нет: задайте в настройках map.style_url')).toBeVisible()
  expect(paths.filter((path) => path.startsWith('/map/'))).toEqual([])
})

test('visitors of a shop in production are told nothing of it', async ({ shop, page, place }) => {
  await shop.open(live.url)
  await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
  await expect(place.dialog.getByRole('combobox', { name: 'Адрес доставки' })).toBeVisible()
  await expect(page.locator('.city-map')).toHaveCount(0)
  await expect(page.getByText('Карты нет')).toHaveCount(0)
})
