import { changedBusiness, demoFile } from '../../fixtures/changed-business.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { writeBusiness } from '../../fixtures/own-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'
import { silenceYandex, speakYandex } from '../../fixtures/yandex-maps.ts'

test.describe.configure({ mode: 'default' })

const PLOV = { productId: 11, count: 1 }
const AT_THE_COUNTER = {
  deliveryType: 'local_pickup',
  warehouseId: 5,
  zoneId: null,
  pickupPointId: null,
  address: null,
  express: false,
  title: 'Abai, 1',
}
const categories = [
  { id: 1, name: 'Plov', slug: 'plov', show_on_home: true },
  { id: 2, name: 'допы', slug: 'extras', free_limits: 1 },
]
const products = [
  { id: 11, name: 'Plain plov', slug: 'plain', price: 350, categories: [1] },
  { id: 12, name: 'Hot sauce', slug: 'hot', price: 40, categories: [2] },
]

/** A small shop with these settings, for the tests of one group. */
function inShopWith(settings: object): () => OwnShop {
  let business: Awaited<ReturnType<typeof writeBusiness>>
  let own: OwnShop
  test.beforeAll(async () => {
    business = await writeBusiness({
      settings: { seo: { name: 'Chaikhana' }, ...settings },
      contacts: [{ phone: '+77010000000', phone_visual: '+7 701 000-00-00', default: true }],
      categories,
      products,
    })
    own = await openOwnShop({ BUSINESS_DIR: business.dir })
  })
  test.afterAll(async () => {
    await own?.close()
    await business?.remove()
  })
  return () => own
}

test.describe('a shop by request', () => {
  const own = inShopWith({ simplified_order: true })

  test(
    'asks for a phone instead of filling a cart',
    ONE_SIZE,
    async ({ shop, page, catalogue, cart, request }) => {
      await comeBack(page, [], AT_THE_COUNTER)
      await shop.open(`${own().url}/menu/plov`)
      await catalogue.card('Plain plov').getByRole('button', { name: 'В корзину' }).click()
      const wish = page.getByRole('dialog', { name: 'Оставить заявку' })
      await wish.getByLabel('Имя').fill('Вера')
      await wish.getByLabel('Телефон').fill('12')
      await wish.getByRole('button', { name: 'Отправить' }).click()
      await expect(wish.getByText('Введите корректный номер телефона')).toBeVisible()
      await wish.getByLabel('Телефон').fill('+7 916 555-66-77')
      await wish.getByRole('button', { name: 'Отправить' }).click()
      await expect(wish.getByRole('status')).toBeVisible()
      await expect
        .poll(async () => (await request.get(`${own().url}/_dev/outbox`)).text())
        .toContain('Plain plov')
      await page.keyboard.press('Escape')
      await expect(wish).toBeHidden()
      await cart.open()
      await cart.expectEmpty()
    },
  )
  // The number that is none is refused by the server.
  test.use({ expectedNoise: /422 .*requests\/v1\/orders/ })
})

test.describe('a showcase', () => {
  const own = inShopWith({ product_disable_buy: true })

  test(
    'sells nothing, also to who comes back with a cart',
    ONE_SIZE,
    async ({ shop, page, catalogue, cart }) => {
      await comeBack(page, [PLOV], AT_THE_COUNTER)
      await shop.open(`${own().url}/menu/plov`)
      await expect(catalogue.card('Plain plov')).toBeVisible()
      await expect(page.getByRole('button', { name: 'В корзину' })).toHaveCount(0)
      await cart.open()
      await cart.expectLine('Plain plov', '350')
      await expect(cart.dialog.getByText('Добавьте к заказу')).toBeHidden()
      await expect(cart.dialog.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled()
    },
  )
})

test.describe('with Yandex Maps and a fee that is not told', () => {
  let business: ReturnType<typeof changedBusiness>
  let own: OwnShop
  test.beforeAll(async () => {
    const settings = demoFile<object>('settings.json')
    business = changedBusiness({
      'settings.json': {
        ...settings,
        map: { provider: 'yandex', key: 'a-key' },
        dont_show_delivery_price: true,
      },
      'popups.json': [],
    })
    own = await openOwnShop({ BUSINESS_DIR: business.folder, CLOCK: '2026-11-16T12:00:00+03:00' })
  })
  test.afterAll(async () => {
    await own?.close()
    business?.remove()
  })

  test('cart and checkout tell the same sum, delivery in it', ONE_SIZE, async ({ shop, page, cart }) => {
    await comeBack(page, [{ productId: 1101, count: 1 }])
    await shop.open(`${own.url}/menu/rolls`)
    await cart.open()
    await cart.expectTotal('648 ₽')
    await expect(cart.dialog.getByText('С доставкой')).toBeVisible()
    await expect(cart.dialog.getByText('Доставка', { exact: true })).toBeHidden()
    await cart.dialog.getByRole('link', { name: 'Оформить заказ' }).click()
    await expect(page.getByRole('button', { name: /Заказать за 648\s₽/ })).toBeVisible()
    await expect(page.getByRole('complementary').getByText('Доставка', { exact: true })).toBeHidden()
  })

  test(
    'the map is asked for with key and language, and talks longitude first',
    ONE_SIZE,
    async ({ shop, page, place }) => {
      const queries = await speakYandex(page)
      await shop.open(`${own.url}/menu/rolls?lang=ru`)
      await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
      await expect.poll(() => page.evaluate(() => window.drawn?.polygons.length)).toBeGreaterThan(1)
      expect(queries.map((query) => Object.fromEntries(query))).toEqual([
        { apikey: 'a-key', lang: 'ru_RU', coordorder: 'longlat' },
      ])
      const [corner] = await page.evaluate(() => window.drawn?.polygons[0] ?? [])
      expect([corner?.[0], corner?.[1]].map((degrees) => Math.floor(Number(degrees)))).toEqual([39, 57])
      await page.evaluate(() => window.drawn?.drag([39.40419, 57.15109]))
      await expect(place.dialog.getByRole('combobox', { name: 'Адрес доставки' })).toHaveValue(
        'Озёрск, Садовая улица, 14',
      )
      await expect(place.dialog.getByText('Приготовим в «Самобранка на Озёрской»')).toBeVisible()
      await place.typeAddress('рыбацкая 31', 'Озёрск, Рыбацкая улица, 31')
      await expect.poll(() => page.evaluate(() => window.drawn?.center[0])).not.toBeCloseTo(39.40419, 4)
      // A move of our own making is no choice of the visitor's.
      await expect(place.dialog.getByRole('combobox', { name: 'Адрес доставки' })).toHaveValue(
        'Озёрск, Рыбацкая улица, 31',
      )
    },
  )

  test.describe('that does not come', () => {
    test.use({ expectedNoise: /api-maps\.yandex\.ru/ })

    test('says so, and the address is written instead', ONE_SIZE, async ({ shop, page, place }) => {
      await silenceYandex(page)
      await shop.open(`${own.url}/menu/rolls`)
      await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
      await expect(place.dialog.getByText('Не удалось загрузить Яндекс.Карты')).toBeVisible()
      await speakYandex(page)
      await place.dialog.getByRole('button', { name: 'Попробовать ещё раз' }).click()
      await expect.poll(() => page.evaluate(() => window.drawn?.polygons.length)).toBeGreaterThan(1)
      await place.bringTo('садовая 14', 'Озёрск, Садовая улица, 14')
    })
  })
})
