import { beforeAll, expect, it } from 'vitest'
import { createBackend } from '../create-backend.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { testDatabase } from '../testing/test-database.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

it('gives the settings in the language asked for', async () => {
  expect(await shop.json('/wp-json/v1/all_settings?t=1')).toMatchObject({ seo: { name: 'Проба' } })
  expect(await shop.json('/wp-json/v1/all_settings?lang=en')).toMatchObject({
    warehouses: [{ id: 1 }, { id: 2 }],
  })
  expect(await shop.json('/wp-json/v1/all_settings?lang=klingon')).toMatchObject({ seo: { name: 'Проба' } })
})

it('names its version, and answers 304 to who has it', async () => {
  const first = await shop.get('/wp-json/v1/all_settings')
  const { version } = (await first.json()) as { version: string }
  expect(first.headers.get('x-version')).toBe(version)
  const etag = first.headers.get('etag') ?? ''
  expect((await shop.get('/wp-json/v1/all_settings', { 'if-none-match': etag })).status).toBe(304)
})

it('gives the templates, banners and promo settings', async () => {
  expect(await shop.json('/wp-json/front/settings')).toEqual({ catalog_type: 'cat2' })
  expect(await shop.json('/banners-json')).toMatchObject([
    { id: 1, type: 'product', product: 1, title: 'Маргарита' },
  ])
  expect(await shop.json('/banners-json?lang=en')).toMatchObject([{ title: 'Margherita' }])
  expect(await shop.json('/wp-json/systeminfo/v1/coupons/seettings')).toMatchObject({
    auto_coupons_summing: true,
    app_use_bon_with_auto_promo: false,
  })
})

it('is not ready while nothing is imported', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const db = await testDatabase()
  const empty = await createBackend({ db, clock: () => new Date(), log, ports: {}, production: false })
  const response = await empty.fetch(new Request('http://shop/wp-json/v1/all_settings'))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
})
