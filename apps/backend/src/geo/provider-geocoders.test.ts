import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { nominatimGeocoder } from './nominatim-geocoder.ts'
import { yandexGeocoder } from './yandex-geocoder.ts'

let server: Server
let base: string
let requests: URL[]
let reply: { status: number; json: unknown }

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', base))
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requests = []
})
afterAll(() => server.close())

const { signal } = new AbortController()
const house = {
  line: 'Озёрск, Садовая улица, 14',
  city: 'Озёрск',
  street: 'Садовая улица',
  house: '14',
  lat: 57.151,
  lon: 39.401,
  hasHouse: true,
}

describe('nominatim', () => {
  const place = {
    lat: '57.151',
    lon: '39.401',
    address: { town: 'Озёрск', road: 'Садовая улица', house_number: '14' },
  }

  it('is searched by what was typed', async () => {
    reply = { status: 200, json: [place, { lat: '1', lon: '2', address: { town: 'Озёрск' } }] }
    expect(await nominatimGeocoder(`${base}/`).suggest('садовая 14', 'ru', signal)).toEqual([house])
    expect(requests[0]?.pathname).toBe('/search')
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
      q: 'садовая 14',
      'accept-language': 'ru',
    })
  })

  it('is asked what stands at a point, and may not know', async () => {
    reply = { status: 200, json: place }
    expect(await nominatimGeocoder(base).locate({ lat: 57.151, lon: 39.401 }, 'ru', signal)).toEqual(house)
    reply = { status: 200, json: { error: 'Unable to geocode' } }
    expect(await nominatimGeocoder(base).locate({ lat: 0, lon: 1 }, 'ru', signal)).toBeNull()
  })

  it('does not know a line without results', async () => {
    reply = { status: 200, json: [] }
    expect(await nominatimGeocoder(base).find('Нигде, 1', signal)).toBeNull()
  })
})

describe('yandex', () => {
  const member = {
    GeoObject: {
      Point: { pos: '39.401 57.151' },
      metaDataProperty: {
        GeocoderMetaData: {
          Address: {
            Components: [
              { kind: 'country', name: 'Россия' },
              { kind: 'locality', name: 'Озёрск' },
              { kind: 'street', name: 'Садовая улица' },
              { kind: 'house', name: '14' },
            ],
          },
        },
      },
    },
  }

  it('is asked by key, and its longitude comes first', async () => {
    reply = { status: 200, json: { response: { GeoObjectCollection: { featureMember: [member] } } } }
    const geocoder = yandexGeocoder('key', `${base}/1.x/`)
    expect(await geocoder.find('Садовая 14', signal)).toEqual(house)
    expect(await geocoder.locate({ lat: 57.151, lon: 39.401 }, 'en', signal)).toEqual(house)
    expect(Object.fromEntries(requests[1]?.searchParams ?? [])).toMatchObject({
      apikey: 'key',
      geocode: '39.401,57.151',
      kind: 'house',
      lang: 'en_US',
    })
  })
})

it('an outage is told as one, and the log says why', async () => {
  reply = { status: 502, json: {} }
  const shop = await openShop({ ports: { geocoder: nominatimGeocoder(base) } })
  const response = await shop.get('/wp-json/geo/v1/suggest?q=Садовая')
  expect([response.status, (await response.json()).code]).toEqual([503, 'upstream_unavailable'])
  expect(shop.logged.find(({ level }) => level === 'warn')?.message).toBe('The geocoder did not answer')
})
