import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BAD_MOODS, type FakeBank, openBank } from '../testing/fake-bank.ts'
import { openShop } from '../testing/open-shop.ts'
import { deliveryOrder } from '../testing/order-body.ts'
import { codes, place, quote } from '../testing/order-calls.ts'
import { nominatimGeocoder } from './nominatim-geocoder.ts'
import { yandexGeocoder } from './yandex-geocoder.ts'

let server: FakeBank
let result: unknown
beforeAll(async () => {
  server = await openBank(() => ({ status: 200, json: result }))
})
afterAll(() => server.close())

const providers = {
  nominatim: () => nominatimGeocoder(server.url),
  yandex: () => yandexGeocoder('key', `${server.url}/`),
}
const { signal } = new AbortController()

describe.each(Object.entries(providers))('%s', (_name, geocoder) => {
  it.each(BAD_MOODS)('that is %s is an outage, never an unknown address', async (mood) => {
    server.mood = mood
    await expect(geocoder().find('Садовая 14', signal)).rejects.toThrow()
    await expect(geocoder().suggest('Садовая 14', 'ru', signal)).rejects.toThrow()
  })
})

const at = (lat: unknown, lon: unknown, road: unknown = 'Садовая улица') => [
  { lat, lon, address: { town: 'Озёрск', road, house_number: '14' } },
]
const component = (kind: unknown, name: unknown) => ({ kind, name })
const yandexAt = (pos: unknown, street: unknown = 'Садовая улица') => ({
  response: {
    GeoObjectCollection: {
      featureMember: [
        {
          GeoObject: {
            Point: { pos },
            metaDataProperty: {
              GeocoderMetaData: {
                Address: { Components: [component('street', street), component('house', '14')] },
              },
            },
          },
        },
      ],
    },
  },
})

it.each<[string, keyof typeof providers, unknown]>([
  ['no number', 'nominatim', at('north', 'east')],
  ['nothing', 'nominatim', at(null, undefined)],
  ['a place beyond the pole', 'nominatim', at(157, 39)],
  ['a list that is none', 'nominatim', { 0: 'x' }],
  ['no number', 'yandex', yandexAt('x y')],
  ['half a point', 'yandex', yandexAt('39.4')],
  ['an object', 'yandex', yandexAt({ lat: 1 })],
])('%s for a point, from %s, is an outage', async (_what, name, json) => {
  server.mood = 'well'
  result = json
  await expect(providers[name]().find('Садовая 14', signal)).rejects.toThrow()
})

it.each<[keyof typeof providers, unknown]>([
  ['nominatim', at('57.15', '39.4', { evil: true })],
  ['yandex', yandexAt('39.4 57.15', ['x'])],
])('a street that is no text, from %s, is no street', async (name, json) => {
  server.mood = 'well'
  result = json
  expect(await providers[name]().find('Садовая 14', signal)).toBeNull()
})

it('an outage keeps nobody from hearing why, and an order is not taken blindly', async () => {
  const shop = await openShop({ ports: { geocoder: providers.nominatim() } })
  server.mood = 'lying'
  const answer = await quote(shop, deliveryOrder())
  expect([answer.status, codes(answer)]).toEqual([200, ['delivery_cost_unknown']])
  expect((await place(shop, deliveryOrder())).status).toBe(422)
  expect((await shop.get('/wp-json/geo/v1/suggest?q=Садовая')).status).toBe(503)
})

it('that is slow holds fifty at most, and nobody who needs no address', async () => {
  server.mood = 'silent'
  const geocoder = providers.nominatim()
  const shop = await openShop({ ports: { geocoder } })
  const cut = new AbortController()
  let settled = 0
  const waiting = Array.from({ length: 50 }, async () => {
    await geocoder.find('Садовая 14', cut.signal).catch(() => null)
    settled += 1
  })
  expect((await shop.get('/wp-json/geo/v1/suggest?q=Садовая')).status).toBe(503)
  expect((await shop.get('/wp-json/checkout/avaible_time?stock_id=1')).status).toBe(200)
  expect(settled).toBe(0)
  cut.abort()
  await Promise.all(waiting)
})
