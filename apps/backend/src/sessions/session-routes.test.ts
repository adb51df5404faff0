import { beforeEach, describe, expect, it } from 'vitest'
import { keysQuery, lastCode } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'

const PHONE = '+79161234567'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

interface Device {
  readonly token: string
  readonly id: number
  readonly headers: Record<string, string>
}

interface Listed {
  readonly id: string
  readonly device: string
  readonly address: string
  readonly created_at: string
  readonly seen_at: string
  readonly current: boolean
}

let shop: TestShop
let phone: Device
let tablet: Device
beforeEach(async () => {
  shop = await openShop()
  phone = await enter(PIXEL, '203.0.113.77')
  shop.setClock('2026-03-06T12:30:00+03:00')
  tablet = await enter(IPHONE, '2001:db8:1:2::9')
})

async function enter(userAgent: string, address: string, number = PHONE): Promise<Device> {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address }
  const keys = await keysQuery(shop)
  await shop.send('POST', `/wp-json/wc/auth/send_code?${keys}`, { phone: number }, headers)
  const body = { phone: number, code: await lastCode(shop) }
  const answer = await shop.send('POST', `/wp-json/wc/auth/check_code?${keys}`, body, headers)
  const { token, user } = await answer.json()
  return { token, id: user.ID, headers }
}

const sessionsOf = async ({ token, headers }: Device): Promise<Listed[]> => {
  const answer = await shop.get(`/wp-json/system/sessions?token=${token}`, headers)
  expect(answer.status).toBe(200)
  return (await answer.json()).sessions
}
const user = ({ token, headers }: Device) => shop.get(`/wp-json/system/users?token=${token}`, headers)
const end = ({ token }: Device, id = '') =>
  shop.send('DELETE', `/wp-json/system/sessions${id && `/${id}`}?token=${token}`, {})

describe('devices and logins', () => {
  it('are told with where and when, and which one asks', async () => {
    expect(await sessionsOf(tablet)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: 'Safari, iPhone',
        address: '2001:db8:1:*',
        created_at: '2026-03-06T09:30:00.000Z',
        seen_at: '2026-03-06T09:30:00.000Z',
        current: true,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: 'Chrome, Android',
        address: '203.0.113.*',
        created_at: '2026-03-06T09:00:00.000Z',
        seen_at: '2026-03-06T09:00:00.000Z',
        current: false,
      },
    ])
  })

  it('know when they were seen last, to five minutes, and from where', async () => {
    shop.setClock('2026-03-06T12:34:00+03:00')
    const elsewhere = { ...tablet, headers: { ...tablet.headers, 'x-forwarded-for': '198.51.100.4' } }
    expect((await sessionsOf(elsewhere))[0]).toMatchObject({ seen_at: '2026-03-06T09:30:00.000Z' })
    shop.setClock('2026-03-06T12:36:00+03:00')
    await user(elsewhere)
    expect((await sessionsOf(elsewhere))[0]).toMatchObject({
      seen_at: '2026-03-06T09:36:00.000Z',
      address: '198.51.100.*',
    })
  })

  it('are not forgotten when a host asks by itself', async () => {
    shop.setClock('2026-03-07T13:00:00+03:00')
    await user({ ...tablet, headers: {} })
    expect((await sessionsOf({ ...tablet, headers: {} }))[0]).toMatchObject({
      device: 'Safari, iPhone',
      address: '2001:db8:1:*',
      seen_at: '2026-03-07T10:00:00.000Z',
    })
  })

  it('do not say the token, nor anything that opens', async () => {
    const result = JSON.stringify(await sessionsOf(tablet))
    expect(result).not.toContain(tablet.token)
    for (const { id } of await sessionsOf(tablet))
      expect((await shop.get(`/wp-json/system/users?token=${id}`)).status).toBe(401)
  })
})

describe('ending', () => {
  it('one of them leaves the others', async () => {
    const [, other] = await sessionsOf(tablet)
    expect((await end(tablet, other?.id)).status).toBe(204)
    expect((await user(phone)).status).toBe(401)
    expect((await user(tablet)).status).toBe(200)
    expect((await end(tablet, other?.id)).status).toBe(404)
  })

  it('all others leaves the one that asks', async () => {
    shop.setClock('2026-03-06T12:40:00+03:00')
    const third = await enter(PIXEL, '203.0.113.78')
    expect((await end(tablet)).status).toBe(204)
    for (const device of [phone, third]) expect((await user(device)).status).toBe(401)
    expect(await sessionsOf(tablet)).toHaveLength(1)
    expect((await end(tablet)).status).toBe(204)
  })

  it('is nobody else’s to do', async () => {
    shop.setClock('2026-03-06T12:40:00+03:00')
    const stranger = await enter(PIXEL, '203.0.113.80', '+79161112244')
    const [own] = await sessionsOf(tablet)
    expect((await end(stranger, own?.id)).status).toBe(404)
    for (const id of ['1', '%27', own?.id.slice(0, 31) ?? '', `${own?.id}0`, '%', '_'.repeat(32)])
      expect((await end(stranger, id)).status).toBe(404)
    expect((await end(stranger)).status).toBe(204)
    expect((await user(tablet)).status).toBe(200)
    expect((await shop.get('/wp-json/system/sessions')).status).toBe(401)
    expect((await shop.send('DELETE', '/wp-json/system/sessions', {})).status).toBe(401)
  })

  it('ends the own one too, and a deleted account all of them', async () => {
    const [own] = await sessionsOf(tablet)
    expect((await end(tablet, own?.id)).status).toBe(204)
    expect((await user(tablet)).status).toBe(401)
    expect((await shop.send('DELETE', `/wp-json/system/users?token=${phone.token}`, {})).status).toBe(204)
    expect(await shop.db.sql.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

it('my data hold my sessions', async () => {
  const answer = await shop.get(`/wp-json/system/users/export?token=${tablet.token}`, tablet.headers)
  expect((await answer.json()).sessions).toEqual(await sessionsOf(tablet))
})

describe('key and secret beside a token', () => {
  const orders = async (query: string) => shop.get(`/wp-json/wc/v2/orders?${query}&${await keysQuery(shop)}`)

  it('read the orders of whose token it is, as long as it lives', async () => {
    const placing = `/wp-json/checkout/v1/orders?token=${tablet.token}`
    await shop.send('POST', placing, pickupOrder(), { 'idempotency-key': crypto.randomUUID() })
    const own = `customer=${tablet.id}&token=${tablet.token}`
    const list = await (await orders(own)).json()
    expect(list.length).toBeGreaterThan(0)
    expect((await orders(`customer=${tablet.id + 1}&token=${tablet.token}`)).status).toBe(403)
    expect((await orders(`token=${tablet.token}`)).status).toBe(403)
    const one = `/wp-json/wc/v2/orders/${list[0].id}?token=${tablet.token}&${await keysQuery(shop)}`
    expect((await shop.get(one)).status).toBe(200)
    expect((await shop.send('PUT', one.replace('v2', 'v3'), { status: 'cooking' })).status).toBe(403)

    await shop.send('POST', `/wp-json/wc/auth/logout?token=${tablet.token}`, {})
    expect((await orders(own)).status).toBe(401)
    expect((await shop.get(one)).status).toBe(401)
    // An integrator asks for himself.
    expect((await orders(`customer=${tablet.id}`)).status).toBe(200)
  })
})
