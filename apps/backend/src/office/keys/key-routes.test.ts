import { beforeEach, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/index.ts'
import { keysQuery } from '../../testing/log-in.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { placed } from '../../testing/order-calls.ts'
import { type Asked, firstOwner, office } from '../../testing/staff-calls.ts'

let shop: TestShop
let owner: Asked
beforeEach(async () => {
  shop = await openShop()
  owner = await firstOwner(shop)
  await placed(shop, pickupOrder())
})

const asOwner = (method: string, path: string, body: unknown = {}) =>
  office(shop, method, path, { cookie: owner.cookie, body })
const add = async (...scopes: string[]) => (await asOwner('POST', '/keys', { name: 'Касса', scopes })).body

interface Pair {
  consumer_key: string
  consumer_secret: string
}
const query = ({ consumer_key, consumer_secret }: Pair) =>
  new URLSearchParams({ consumer_key, consumer_secret }).toString()
const read = async (keys: Pair) => (await shop.get(`/wp-json/wc/v3/orders?${query(keys)}`)).status
const move = async (keys: Pair) =>
  (await shop.send('PUT', `/wp-json/wc/v3/orders/2?${query(keys)}`, { status: 'cooking' })).status
const sendCode = async (keys: string) =>
  (await shop.send('POST', `/wp-json/wc/auth/send_code?${keys}`, { phone: '+79161234567' })).status

describe('a named key', () => {
  it('opens what it was made for, and nothing else', async () => {
    const reading = await add('orders.read')
    expect(reading).toMatchObject({
      consumer_key: expect.stringMatching(/^ck_/),
      consumer_secret: expect.stringMatching(/^cs_/),
    })
    expect([await read(reading), await move(reading)]).toEqual([200, 403])
    const writing = await add('orders.write')
    expect([await read(writing), await move(writing)]).toEqual([403, 200])
    const other = await add('catalogue', 'stock', 'webhooks')
    expect([await read(other), await move(other)]).toEqual([403, 403])
    // Logging a guest in is for the shop's own key.
    expect(await sendCode(query(reading))).toBe(403)
    expect(await sendCode(await keysQuery(shop))).toBe(200)
  })

  it('says when it was used, and is told of without its secret', async () => {
    const key = await add('orders.read')
    await read(key)
    await expect
      .poll(async () => (await asOwner('GET', '/keys')).body.keys.at(-1)?.used_at)
      .toBe(shop.clock().toISOString())
    const { keys } = (await asOwner('GET', '/keys')).body
    expect(keys).toMatchObject([
      { id: 'first', is_first: true },
      { name: 'Касса', scopes: ['orders.read'], ending: key.consumer_key.slice(-6), is_first: false },
    ])
    expect(JSON.stringify(keys)).not.toMatch(/cs_|ck_/)
  })

  it('is replaced with an overlap, or at once', async () => {
    const before = await add('orders.read')
    const after = (await asOwner('POST', `/keys/${before.id}/rotation`, { overlap_hours: 2 })).body
    expect([await read(before), await read(after)]).toEqual([200, 200])
    shop.setClock('2026-03-06T14:00:01+03:00')
    expect([await read(before), await read(after)]).toEqual([401, 200])
    owner = await office(shop, 'POST', '/demo-session', { body: { role: 'owner' } })
    const last = (await asOwner('POST', `/keys/${before.id}/rotation`, { overlap_hours: 0 })).body
    expect([await read(after), await read(last)]).toEqual([401, 200])
  })

  it('opens nothing once it is revoked', async () => {
    const key = await add('orders.read')
    expect((await asOwner('DELETE', `/keys/${key.id}`)).status).toBe(204)
    expect(await read(key)).toBe(401)
    expect((await asOwner('DELETE', `/keys/${key.id}`)).status).toBe(404)
    expect((await asOwner('POST', `/keys/${key.id}/rotation`)).status).toBe(404)
  })

  it('needs a name and something to open', async () => {
    expect((await asOwner('POST', '/keys', { name: ' ', scopes: ['stock'] })).body.code).toBe('name_required')
    expect((await asOwner('POST', '/keys', { name: 'Касса', scopes: [] })).body.code).toBe('scopes_required')
  })
})

describe('the first key', () => {
  it('opens everything, is replaced here too, and stays', async () => {
    const first = await shop.backend.keys()
    const before = { consumer_key: first.consumerKey, consumer_secret: first.consumerSecret }
    expect([await read(before), await move(before)]).toEqual([200, 200])
    expect((await asOwner('DELETE', '/keys/first')).body.code).toBe('first_key_stays')
    const after = (await asOwner('POST', '/keys/first/rotation', { overlap_hours: 1 })).body
    expect([await read(before), await read(after)]).toEqual([200, 200])
    expect((await shop.backend.keys()).consumerKey).toBe(after.consumer_key)
    const { keys } = (await asOwner('GET', '/keys')).body
    expect(keys[0]).toMatchObject({
      ending: after.consumer_key.slice(-6),
      overlap_until: '2026-03-06T10:00:00.000Z',
    })
  })
})

it('every deed with keys is in the journal, without the keys', async () => {
  const key = await add('orders.read')
  await asOwner('POST', `/keys/${key.id}/rotation`)
  await asOwner('DELETE', `/keys/${key.id}`)
  const { entries } = (await asOwner('GET', `/journal?subject=key&subject_id=${key.id}`)).body
  expect(entries.map(({ deed }: { deed: string }) => deed)).toEqual(['key.end', 'key.rotate', 'key.add'])
  expect(JSON.stringify(entries)).not.toMatch(/ck_|cs_/)
})
