import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeYooKassa, openYooKassa } from '../testing/fake-yookassa.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { place } from '../testing/order-calls.ts'
import { createYooKassa } from './yookassa.ts'

const shopUrl = 'http://shop'
const piece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '@', ':', '?', '#', '%2f%2f', '%5c', '%0d%0a', 'location:', '&', '='],
  ...['evil.example', 'https:', 'javascript:', 'next', 'return_url', 'redirect', 'return', 'url'],
)
const tail = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
const query = fc.dictionary(
  fc.constantFrom('return', 'return_url', 'next', 'url', 'redirect', 'to', 'key', 'lang', 'payment'),
  tail,
)

let bank: FakeYooKassa
beforeAll(async () => {
  bank = await openYooKassa('1', 'secret')
})
afterAll(() => bank.close())

interface Paying {
  readonly shop: TestShop
  readonly payment: string
  readonly order: string
}

/** Somebody who has ordered and is about to pay, in a shop with a bank or without one. */
async function paying(hasBank: boolean): Promise<Paying> {
  const yookassa = createYooKassa({ shopId: '1', secretKey: 'secret', apiUrl: bank.url })
  const shop = await openShop(hasBank ? { ports: { payments: [yookassa] } } : {})
  const { body } = await place(shop, pickupOrder({ payment_method: 'online' }))
  const { id } = await shop.db.sql.selectFrom('payments').select('id').executeTakeFirstOrThrow()
  return { shop, payment: id, order: `${shopUrl}/order/${body.order.id}` }
}
const outcome = ({ status, headers }: Response) => [status, headers.get('location')]

describe('whatever else stands in the address', () => {
  it('who comes back from the bank is sent to his order', async () => {
    const { shop, payment, order } = await paying(true)
    const check = fc.asyncProperty(query, async (words) => {
      const back = await shop.get(`/payments/return/${payment}?${new URLSearchParams(words)}`)
      expect(outcome(back)).toEqual([303, order])
    })
    await fc.assert(check, { numRuns: 50 })
  })

  it('who goes to pay is sent to the bank, and to no other site', async () => {
    const { shop, payment } = await paying(true)
    const check = fc.asyncProperty(query, async (words) => {
      const there = await shop.get(`/payments/pay/${payment}?${new URLSearchParams(words)}`)
      expect(outcome(there)).toEqual([303, expect.stringMatching(/^https:\/\/yoomoney\.ru\//)])
    })
    await fc.assert(check, { numRuns: 50 })
    for (const { body } of bank.received.filter(({ path }) => path === '/payments'))
      expect(JSON.parse(body || '{}').confirmation?.return_url ?? shopUrl).toMatch(/^http:\/\/shop(\/|$)/)
  })

  it('who declines in the sandbox is sent to his order', async () => {
    const { shop, payment, order } = await paying(false)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const check = fc.asyncProperty(query, async (words) => {
      const search = new URLSearchParams(words)
      const path = `/payments/sandbox/${payment}?${search}`
      expect(outcome(await shop.send('POST', path, `result=decline&${search}`, form))).toEqual([303, order])
    })
    await fc.assert(check, { numRuns: 50 })
  })

  it('nobody leaves the shop by any address that begins like these', async () => {
    const { shop, payment } = await paying(true)
    const known = ['/payments/', `/payments/return/${payment}`, '/payments/return/', '/payments/sandbox/']
    const begin = fc.constantFrom(...known, '/wheel/', '/wheel/?user_id=7', '//')
    const check = fc.asyncProperty(begin, tail, async (start, rest) => {
      const address = new URL(shopUrl + start + rest)
      fc.pre(address.origin === shopUrl)
      const response = await shop.get(address.href.slice(shopUrl.length))
      const location = response.headers.get('location')
      if (location !== null) expect(new URL(location, address).origin).toBe(shopUrl)
    })
    await fc.assert(check, { numRuns: 300 })
    const wheel = await shop.get('/wheel/?user_id=7&return=%2f%2fevil.example')
    expect(outcome(wheel)).toEqual([302, '/lk/game'])
  })
})
