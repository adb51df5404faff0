import { beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../testing/order-body.ts'
import { move, order, placed } from '../testing/order-calls.ts'
import { OAUTH_METHODS, type OAuthMethod, oauthSignature } from './oauth-signature.ts'

let shop: TestShop
let keys: { consumerKey: string; consumerSecret: string }
beforeEach(async () => {
  shop = await openShop()
  keys = await shop.backend.keys()
})

const query = (more: Record<string, string> = {}) =>
  new URLSearchParams({ consumer_key: keys.consumerKey, consumer_secret: keys.consumerSecret, ...more })
const list = (more: Record<string, string> = {}) => shop.get(`/wp-json/wc/v3/orders?${query(more)}`)
const numbers = async (more: Record<string, string> = {}) =>
  (await (await list(more)).json()).map(({ number }: { number: string }) => number)
const put = (id: number | string, body: object) =>
  shop.send('PUT', `/wp-json/wc/v3/orders/${id}?${query()}`, body)

describe('who may come in', () => {
  const basic = (key: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
  })

  it('is who has key and secret, in the query or by Basic', async () => {
    expect((await list()).status).toBe(200)
    const { consumerKey, consumerSecret } = keys
    expect((await shop.get('/wp-json/wc/v3/orders', basic(consumerKey, consumerSecret))).status).toBe(200)
  })

  it.each<[string, () => Promise<Response>]>([
    ['nothing', () => shop.get('/wp-json/wc/v3/orders')],
    ['a wrong secret', () => list({ consumer_secret: 'cs_guess' })],
    ['a wrong key', () => list({ consumer_key: 'ck_guess' })],
    ['a wrong Basic', () => shop.get('/wp-json/wc/v3/orders', basic(keys.consumerKey, 'x'))],
    ['a key without a secret', () => shop.get(`/wp-json/wc/v3/orders?consumer_key=${keys.consumerKey}`)],
  ])('is not who brings %s', async (_, attempt) => {
    expect((await attempt()).status).toBe(401)
  })

  it('is not a customer by his token, nor for a PUT', async () => {
    const { token } = await logIn(shop, '+79161234567')
    expect((await shop.get(`/wp-json/wc/v3/orders?token=${token}`)).status).toBe(401)
    const moved = await shop.send('PUT', `/wp-json/wc/v3/orders/1?token=${token}`, { status: 'cancelled' })
    expect(moved.status).toBe(401)
  })
})

describe('OAuth 1.0a', () => {
  interface Signing {
    method?: OAuthMethod
    at?: Date
    nonce?: string
    key?: string
    secret?: string
  }
  const signed = (path: string, signing: Signing = {}, http = 'GET') => {
    const url = new URL(`http://shop${path}`)
    const { method = 'HMAC-SHA256', at = shop.clock(), nonce = crypto.randomUUID() } = signing
    const oauth = {
      oauth_consumer_key: signing.key ?? keys.consumerKey,
      oauth_nonce: nonce,
      oauth_signature_method: method,
      oauth_timestamp: String(Math.floor(at.getTime() / 1000)),
      oauth_version: '1.0',
    }
    const params = [...url.searchParams, ...Object.entries(oauth)] as [string, string][]
    const signature = oauthSignature(
      { method: http, url, params },
      signing.secret ?? keys.consumerSecret,
      method,
    )
    return { url, oauth: { ...oauth, oauth_signature: signature } }
  }
  const ask = async (path: string, signing: Signing = {}) => {
    const { url, oauth } = signed(path, signing)
    for (const [name, value] of Object.entries(oauth)) url.searchParams.set(name, value)
    return (await shop.get(url.pathname + url.search)).status
  }

  it.each(Object.keys(OAUTH_METHODS) as OAuthMethod[])(
    'is taken with %s, in the query or the header',
    async (method) => {
      expect(await ask('/wp-json/wc/v3/orders?per_page=5&status=any', { method })).toBe(200)
      const { url, oauth } = signed('/wp-json/wc/v3/orders?per_page=5', { method })
      const header = Object.entries(oauth).map(([name, value]) => `${name}="${encodeURIComponent(value)}"`)
      const authorization = `OAuth realm="shop", ${header.join(', ')}`
      expect((await shop.get(url.pathname + url.search, { authorization })).status).toBe(200)
    },
  )

  it('is taken within a quarter of an hour, either way', async () => {
    const minutes = (count: number) => new Date(shop.clock().getTime() + count * 60_000)
    for (const fresh of [-14.9, 14.9])
      expect(await ask('/wp-json/wc/v3/orders', { at: minutes(fresh) })).toBe(200)
    for (const stale of [-15.1, 15.1])
      expect(await ask('/wp-json/wc/v3/orders', { at: minutes(stale) })).toBe(401)
  })

  it('is taken by the watch of the client where the shop plays another year', async () => {
    expect(await ask('/wp-json/wc/v3/orders', { at: new Date() })).toBe(200)
  })

  it('is taken once', async () => {
    expect(await ask('/wp-json/wc/v3/orders', { nonce: 'same' })).toBe(200)
    expect(await ask('/wp-json/wc/v3/orders', { nonce: 'same' })).toBe(401)
  })

  it('is not taken when it was signed by another, for another call, or not at all', async () => {
    expect(await ask('/wp-json/wc/v3/orders', { secret: 'cs_guess' })).toBe(401)
    expect(await ask('/wp-json/wc/v3/orders', { key: 'ck_guess' })).toBe(401)
    const { oauth } = signed('/wp-json/wc/v3/orders')
    const elsewhere = `/wp-json/wc/v3/orders/1?${new URLSearchParams(oauth)}`
    expect((await shop.get(elsewhere)).status).toBe(401)
    const { oauth_signature: _, ...unsigned } = oauth
    expect((await shop.get(`/wp-json/wc/v3/orders?${new URLSearchParams(unsigned)}`)).status).toBe(401)
    const plain = new URLSearchParams({ ...oauth, oauth_signature_method: 'PLAINTEXT' })
    expect((await shop.get(`/wp-json/wc/v3/orders?${plain}`)).status).toBe(401)
  })

  it('lets a signature that failed be sent again rightly with the same nonce', async () => {
    expect(await ask('/wp-json/wc/v3/orders', { nonce: 'mine', secret: 'cs_guess' })).toBe(401)
    expect(await ask('/wp-json/wc/v3/orders', { nonce: 'mine' })).toBe(200)
  })
})

describe('the list', () => {
  it('has pages, newest first, and says how many there are', async () => {
    for (let time = 0; time < 4; time += 1) await placed(shop, pickupOrder())
    const first = await list({ per_page: '2' })
    expect([first.headers.get('x-wp-total'), first.headers.get('x-wp-totalpages')]).toEqual(['5', '3'])
    expect(await numbers({ per_page: '2' })).toEqual(['1005', '1004'])
    expect(await numbers({ per_page: '2', page: '3' })).toEqual(['1001'])
    expect(await numbers({ per_page: '2', page: '9' })).toEqual([])
  })

  it('can be narrowed by status, time and customer', async () => {
    const { token, id } = await logIn(shop, '+79160000002')
    const own = await placed(shop, pickupOrder(), { token })
    await placed(shop, pickupOrder({ payment_method: 'online' }))
    expect(await numbers({ status: 'pending' })).toEqual(['1003'])
    expect(await numbers({ status: 'pending,wc-processing' })).toEqual(['1003', '1002'])
    expect(await numbers({ status: 'any', customer: String(id) })).toEqual([own.number])
    expect(await numbers({ after: '2026-03-01T00:00:00' })).toEqual(['1003', '1002'])
    expect(await numbers({ after: '2026-03-06T12:00:00+03:00' })).toEqual([])
    expect((await list({ status: 'eaten' })).status).toBe(400)
    expect((await list({ after: 'yesterday' })).status).toBe(400)
  })
})

describe('one order', () => {
  it('has WooCommerce’s shape', async () => {
    const wish = deliveryOrder({ promocode: 'HELLO', tips: '50', comment: 'Звоните', expected_total: null })
    Object.assign(wish.address, { door_code: '5К1234', leave_at_door: true, comment: 'калитка слева' })
    const { id: orderKey } = await placed(shop, wish)
    const body = await (await shop.get(`/wp-json/wc/v3/orders/2?${query()}`)).json()
    expect(body).toMatchObject({
      id: 2,
      number: '1002',
      order_key: orderKey,
      status: 'processing',
      currency: 'RUB',
      date_created: '2026-03-06T12:00:00',
      date_created_gmt: '2026-03-06T09:00:00',
      discount_total: '90.00',
      shipping_total: '99.00',
      total: '959.00',
      customer_id: 0,
      customer_note: 'Звоните',
      billing: { first_name: 'Пётр', phone: '+79160000001', address_1: 'Озёрск, Садовая улица, 14' },
      shipping: {
        address_2:
          'flat: 5, entrance: 1, floor: 2, door code: 5К1234, leave at the door: yes, comment: калитка слева',
      },
      payment_method: 'cod',
      payment_method_title: 'Наличными',
      date_paid: null,
      line_items: [
        {
          product_id: 1,
          variation_id: 10,
          name: 'Маргарита, 25 см',
          quantity: 2,
          subtotal: '900.00',
          total: '810.00',
          price: 450,
        },
      ],
      shipping_lines: [{ method_id: 'flat_rate', method_title: 'Доставка', total: '99.00' }],
      fee_lines: [{ name: 'tips', total: '50.00' }],
      coupon_lines: [{ code: 'HELLO', discount: '90.00' }],
    })
    for (const [key, value] of Object.entries({
      take_time: 'asap',
      door_code: '5К1234',
      leave_at_door: true,
      courier_note: 'калитка слева',
    }))
      expect(body.meta_data).toContainEqual({ key, value })
  })

  it.each(['99', 'abc', '1.5', '-1'])('%s does not exist', async (id) => {
    expect((await shop.get(`/wp-json/wc/v3/orders/${id}?${query()}`)).status).toBe(404)
    expect((await put(id, { status: 'cooking' })).status).toBe(404)
  })
})

describe('moving an order', () => {
  it('follows the table of moves, and every move is history', async () => {
    const { id, number } = await placed(shop, deliveryOrder())
    const answers = await move(shop, number, 'cooking', 'courier', 'completed')
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'cooking'],
      [200, 'courier'],
      [200, 'completed'],
    ])
    expect((await order(shop, id)).body.history).toHaveLength(4)
  })

  it.each([
    ['completed', 'ready from cooking of a delivery', ['cooking', 'ready']],
    ['', 'handed over at once', ['completed']],
    ['', 'courier before cooking', ['courier']],
    ['', 'back to pending', ['pending']],
  ])('is refused where the table has none: %s%s', async (_, __, moves) => {
    const { id, number } = await placed(shop, deliveryOrder())
    const answers = await move(shop, number, ...moves)
    const before = (await order(shop, id)).body.history.length
    expect([answers.at(-1)?.status, answers.at(-1)?.body.code]).toEqual([409, 'wrong_status_move'])
    expect((await order(shop, id)).body.history).toHaveLength(before)
    expect(before).toBe(moves.length)
  })

  it('to the same status changes nothing and writes no history', async () => {
    const { id, number } = await placed(shop, pickupOrder())
    const answers = await move(shop, number, 'processing', 'cooking', 'cooking', 'wc-cooking')
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await order(shop, id)).body.history).toHaveLength(2)
  })

  it('to a status that nobody knows is a bad request', async () => {
    for (const status of ['accepted', 'eaten', 'handed']) expect((await put(1, { status })).status).toBe(400)
  })

  it('without a status changes nothing', async () => {
    const { number } = await placed(shop, pickupOrder())
    const response = await put(2, { set_paid: true })
    expect([response.status, (await response.json()).number]).toEqual([200, number])
  })

  it('lets the operator cancel what cooks, and gives the goods back', async () => {
    const { id, number } = await placed(shop, pickupOrder())
    await move(shop, number, 'cooking', 'cancelled')
    expect((await order(shop, id)).body.status).toBe('cancelled')
  })
})
