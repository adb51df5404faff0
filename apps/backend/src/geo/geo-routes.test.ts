import { beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { deliveryOrder } from '../testing/order-body.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const house = {
  address: 'Озёрск, Садовая улица, 14',
  city: 'Озёрск',
  street: 'Садовая улица',
  house: '14',
  lat: 57.151,
  lon: 39.401,
  has_house: true,
}
const zone = (body: object) => shop.send('POST', '/wp-json/geo/v1/zone', body)

describe('suggest', () => {
  it.each(['Садовая 14', 'ул. Садовая, д. 14'])('understands %s', async (q) => {
    const found = await shop.json(`/wp-json/geo/v1/suggest?q=${encodeURIComponent(q)}`)
    expect(found).toMatchObject([house])
  })

  it('answers an empty list to nothing', async () => {
    expect(await shop.json('/wp-json/geo/v1/suggest')).toEqual([])
  })
})

describe('locate', () => {
  it('gives the nearest house of a point, and the point of a line', async () => {
    expect(await shop.json('/wp-json/geo/v1/locate?lat=57.1511&lon=39.4011')).toEqual([house])
    const line = encodeURIComponent('Садовая, 14')
    expect(await shop.json(`/wp-json/geo/v1/locate?q=${line}`)).toEqual([house])
  })

  it('finds nothing in the desert', async () => {
    expect(await shop.json('/wp-json/geo/v1/locate?lat=24.4&lon=5.1')).toEqual([])
  })
})

describe('zone', () => {
  it('gives the terms of the polygon', async () => {
    expect(await (await zone({ lat: 57.15, lon: 39.4, cart_total: '100.00' })).json()).toEqual({
      warehouse_id: 1,
      zone_id: 1,
      delivery_price: '99.00',
      free_from: '900.00',
      min_sum: '500.00',
      express_cost: null,
      time_minutes: 30,
    })
  })

  it('gives the price for the cart at hand: free from equality on', async () => {
    const price = async (cart_total: string) =>
      (await (await zone({ lat: 57.15, lon: 39.4, cart_total })).json()).delivery_price
    expect([await price('899.99'), await price('900.00')]).toEqual(['99.00', '0.00'])
  })

  it('goes by distance outside every polygon', async () => {
    expect(await (await zone({ lat: 57.17, lon: 39.4 })).json()).toMatchObject({
      zone_id: null,
      delivery_price: '199.00',
    })
  })

  it('names the only kitchen of a shop that has but one, also to an order', async () => {
    const one = await openShop({
      business: (business) => {
        Object.assign(business['settings.json'], { single_stock_mode: true, single_stock_id: 2 })
      },
    })
    const answer = await one.send('POST', '/wp-json/geo/v1/zone', { lat: 57.15, lon: 39.4 })
    expect(await answer.json()).toMatchObject({ zone_id: 1, warehouse_id: 2, delivery_price: '99.00' })
    const quote = await one.send('POST', '/wp-json/checkout/v1/quote', deliveryOrder())
    expect((await quote.json()).delivery).toMatchObject({ zone_id: 1, warehouse_id: 2 })
  })

  it('says that we do not go there', async () => {
    const response = await zone({ lat: 58, lon: 39.4 })
    expect([response.status, (await response.json()).code]).toEqual([404, 'outside_delivery_zone'])
  })

  it('does not take the ocean for an address', async () => {
    expect((await zone({ lat: 0, lon: 0 })).status).toBe(422)
  })

  it('does not say "outside" when it cannot tell', async () => {
    const bare = await openShop({
      business: (business) => {
        business['zones.json'].features = []
        business['settings.json'].delivery = {}
      },
    })
    const response = await bare.send('POST', '/wp-json/geo/v1/zone', { lat: 57.15, lon: 39.4 })
    expect([response.status, (await response.json()).code]).toEqual([422, 'delivery_cost_unknown'])
  })
})

describe('wish', () => {
  const wish = (body: object) => shop.send('POST', '/wp-json/geo/v1/wish', body)

  it('is kept, and the operator is told of it', async () => {
    expect((await wish({ phone: '+79161234567', lat: 58, lon: 39 })).status).toBe(201)
    const rows = await shop.db.sql.selectFrom('delivery_wishes').select(['phone', 'lat', 'lon']).execute()
    expect(rows).toEqual([{ phone: '+79161234567', lat: 58, lon: 39 }])
    expect(await shop.json('/_dev/outbox')).toMatchObject([
      { to: '+74855550101', text: 'Сообщить, когда начнёте: +79161234567\n58, 39' },
    ])
  })

  it('needs a phone and a place', async () => {
    expect((await wish({ phone: '1', lat: 58, lon: 39 })).status).toBe(422)
    expect((await wish({ phone: '+79161234567', lat: 0, lon: 0 })).status).toBe(422)
    expect((await wish({ phone: '+79161234567' })).status).toBe(400)
  })
})
