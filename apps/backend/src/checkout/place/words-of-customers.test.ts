import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { evilText } from '../../testing/evil-text.ts'
import { keysQuery, logIn, type TestCustomer } from '../../testing/log-in.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../../testing/order-body.ts'
import { act, move, place, placed } from '../../testing/order-calls.ts'

const runs = { numRuns: 25, endOnFailure: true }
let shop: TestShop
let anna: TestCustomer
let keys: string
let visitors = 0
beforeAll(async () => {
  shop = await openShop()
  anna = await logIn(shop, '+79161234567')
  keys = await keysQuery(shop)
})

/** Each from another window: floods are refused, and this is none. */
const from = () => ({ 'x-forwarded-for': `198.51.${(visitors >> 8) & 255}.${visitors++ & 255}` })

/** What came is data and nothing else: a browser that opens it shows letters. */
async function data(response: Response) {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return response.json()
}

const said = async () => {
  const messages = (await data(await shop.get('/_dev/outbox'))) as { text: string }[]
  return messages.at(-1)?.text
}

describe('what a customer writes is told as it was written, and as data', () => {
  it('in an order: his name, his comment and every part of his address', async () => {
    const check = fc.asyncProperty(evilText, evilText, async (name, text) => {
      const body = deliveryOrder({ customer: { name, phone: '+7 916 000-00-01' }, comment: text })
      const parts = { flat: text, entrance: text, floor: text, door_code: text, comment: text }
      Object.assign(body.address, { address: text, ...parts })
      const order = await placed(shop, body)
      const own = await data(await shop.get(`/wp-json/checkout/v1/orders/${order.id}?key=${order.key}`))
      const result = { address: text, ...parts }
      expect(own).toMatchObject({ customer: { name }, comment: text, address: result })
      // Whoever has only the link reads none of it.
      const link = await (await shop.get(`/wp-json/checkout/v1/orders/${order.id}`)).text()
      expect(link).not.toContain(JSON.stringify(name).slice(1, -1))
      const { id } = await shop.db.sql
        .selectFrom('orders')
        .select('id')
        .where('public_id', '=', order.id)
        .executeTakeFirstOrThrow()
      const woo = await data(await shop.get(`/wp-json/wc/v3/orders/${id}?${keys}`))
      expect(woo).toMatchObject({ customer_note: text, billing: { first_name: name, address_1: text } })
    })
    await fc.assert(check, runs)
  })

  it('in a rating', async () => {
    const check = fc.asyncProperty(evilText, async (text) => {
      const order = await placed(shop, pickupOrder(), { token: anna.token })
      await move(shop, order.number, 'cooking', 'ready', 'completed')
      const rated = await act(
        shop,
        order.id,
        'rating',
        { stars: 5, tags: [text], comment: text },
        { token: anna.token },
      )
      expect(rated.status).toBeLessThan(300)
      const own = await data(await shop.get(`/wp-json/checkout/v1/orders/${order.id}?token=${anna.token}`))
      expect(own).toMatchObject({ rating: { comment: text, tags: [text] } })
    })
    await fc.assert(check, runs)
  })

  it('to the operator: a message and a request reach him as plain lines', async () => {
    const check = fc.asyncProperty(evilText, evilText, async (name, text) => {
      const phone = '+79160000002'
      const message = { name, phone, email: text, message: text }
      const sent = await shop.send('POST', '/wp-json/contacts/v1/messages', message, from())
      expect(await data(sent)).toEqual({ status: 'success' })
      expect(await said()).toBe(`${name}, ${phone}\n${text}\n${text}`)
      const request = { name, phone, comment: text, lines: [{ product_id: 1, variation_id: 10, count: 1 }] }
      expect((await shop.send('POST', '/wp-json/requests/v1/orders', request, from())).status).toBe(201)
      expect(await said()).toBe(`${name}, ${phone}\nМаргарита, 25 см × 1\n${text}`)
    })
    await fc.assert(check, runs)
  })

  it('in the account: his name', async () => {
    const check = fc.asyncProperty(evilText, async (name) => {
      const path = `/wp-json/system/users?token=${anna.token}`
      expect((await shop.send('PATCH', path, { name })).status).toBe(200)
      expect(await data(await shop.get(path))).toMatchObject({ data: { data: { name } } })
    })
    await fc.assert(check, runs)
  })
})

it('no word of his stands on the page where he pays', async () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/="[^"]*"/g, ''))
  const page = async (name: string, comment: string) => {
    const body = pickupOrder({
      payment_method: 'online',
      comment,
      customer: { name, phone: '+7 916 000-00-01' },
    })
    const { body: answered } = await place(shop, body)
    const response = await shop.get(new URL(answered.payment_url).pathname)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    return response.text()
  }
  const plain = tags(await page('Пётр', ''))
  const check = fc.asyncProperty(evilText, evilText, async (name, comment) => {
    const html = await page(name, comment)
    expect(html).not.toContain(name)
    expect(tags(html)).toEqual(plain)
  })
  await fc.assert(check, runs)
})
