import { beforeEach, describe, expect, it } from 'vitest'
import { sessionId } from '../../sessions/session-id.ts'
import { tokenHash } from '../../sessions/session-token.ts'
import { openShop, type TestShop } from '../../testing/index.ts'
import { type Asked, firstOwner, invited, office } from '../../testing/staff-calls.ts'

let shop: TestShop
let owner: Asked
beforeEach(async () => {
  shop = await openShop()
  owner = await firstOwner(shop)
})

const asOwner = (method: string, path: string, body: unknown = {}) =>
  office(shop, method, path, { cookie: owner.cookie, body })
const later = (minutes: number) =>
  shop.setClock(new Date(shop.clock().getTime() + minutes * 60_000).toISOString())
const pair = (code: string, address = '') => office(shop, 'POST', '/pairing', { body: { code }, address })

async function tablet(kind = 'kitchen', kitchen = 1): Promise<Asked> {
  const { body } = await asOwner('POST', '/device-codes', { name: 'У плиты', kind, kitchen })
  expect(body.code).toMatch(/^\d{6}$/)
  return pair(`${body.code.slice(0, 3)} ${body.code.slice(3)}`)
}
const cook = (pin = '4817', role = 'kitchen', kitchens = [1]) =>
  asOwner('POST', '/people', { name: 'Кузьма', role, kitchens, pin })

describe('a tablet', () => {
  it('is paired once by six digits, of its role and kitchen alone, and stays signed in', async () => {
    const { body } = await asOwner('POST', '/device-codes', { name: 'У плиты', kind: 'kitchen', kitchen: 1 })
    const paired = await pair(body.code)
    expect(paired.body).toMatchObject({
      person: { name: 'У плиты', role: 'kitchen', kitchens: [1] },
      on_tablet: true,
    })
    expect((await pair(body.code)).body.code).toBe('wrong_pairing_code')
    later(300 * 24 * 60)
    expect((await office(shop, 'GET', '/me', { cookie: paired.cookie })).status).toBe(200)
  })

  it('is not paired by a code of before, and nobody goes through the codes', async () => {
    const { body } = await asOwner('POST', '/device-codes', { name: 'У плиты', kind: 'kitchen', kitchen: 1 })
    for (let time = 0; time < 10; time += 1) expect((await pair('000000', '203.0.113.9')).status).toBe(403)
    expect((await pair(body.code, '203.0.113.9')).status).toBe(429)
    later(11)
    expect((await pair(body.code, '203.0.113.10')).status).toBe(403)
  })

  it('is ended in one place, its sockets too', async () => {
    const paired = await tablet()
    const { devices } = (await asOwner('GET', '/devices')).body
    expect(devices).toMatchObject([{ name: 'У плиты', kind: 'kitchen', kitchen: 1, person: '' }])
    expect((await asOwner('DELETE', `/devices/${devices[0].id}`)).status).toBe(204)
    const id = sessionId(tokenHash(paired.cookie.split('=')[1] ?? ''))
    expect((await shop.backend.livingSessions([id])).size).toBe(0)
    expect((await office(shop, 'GET', '/me', { cookie: paired.cookie })).status).toBe(401)
    expect((await asOwner('GET', '/devices')).body.devices).toEqual([])
    expect((await asOwner('GET', '/people')).body.people).toHaveLength(1)
  })

  it('belongs to its kitchen: a manager of another one neither sees nor ends it', async () => {
    await tablet('kitchen', 1)
    const manager = await invited(shop, owner.cookie, 'manager', 'm@shop.example', [2])
    const by = { cookie: manager.cookie }
    const { devices } = (await asOwner('GET', '/devices')).body
    expect((await office(shop, 'GET', '/devices', by)).body.devices).toEqual([])
    expect((await office(shop, 'DELETE', `/devices/${devices[0].id}`, by)).status).toBe(404)
    const code = await office(shop, 'POST', '/device-codes', {
      ...by,
      body: { name: 'x', kind: 'counter', kitchen: 1 },
    })
    expect(code.body.code).toBe('unknown_kitchen')
  })
})

describe('who works on a tablet', () => {
  it('is known by a PIN, and what is done is theirs', async () => {
    const person = (await cook()).body.person
    const paired = await tablet()
    const by = { cookie: paired.cookie }
    const before = (await office(shop, 'GET', '/this-device', by)).body
    expect(before).toMatchObject({ device: { name: 'У плиты' }, person: null, people: [{ name: 'Кузьма' }] })
    const act = (pin: string) =>
      office(shop, 'POST', '/this-device/person', { ...by, body: { person: person.id, pin } })
    expect((await act('9999')).body.code).toBe('wrong_pin')
    expect((await act('4817')).body.person).toEqual({ id: person.id, name: 'Кузьма' })
    expect((await office(shop, 'GET', '/me', by)).body.person).toMatchObject({
      id: person.id,
      role: 'kitchen',
    })
    const { entries } = (await asOwner('GET', '/journal?deed=device.person')).body
    expect(entries).toMatchObject([{ staff_id: person.id, by: 'Кузьма', kitchen: 1 }])
    expect((await office(shop, 'DELETE', '/this-device/person', by)).status).toBe(204)
    expect((await office(shop, 'GET', '/this-device', by)).body.person).toBeNull()
    await act('4817')
    later(12 * 60 + 1)
    expect((await office(shop, 'GET', '/this-device', by)).body.person).toBeNull()
  })

  it('may do there what the tablet may, and changes nothing of how they sign in', async () => {
    const { body } = await asOwner('GET', '/me')
    await asOwner('PUT', '/me/pin', { pin: '7293' })
    const paired = await tablet()
    const by = { cookie: paired.cookie }
    const acting = { person: body.person.id, pin: '7293' }
    expect((await office(shop, 'POST', '/this-device/person', { ...by, body: acting })).status).toBe(200)
    expect((await office(shop, 'GET', '/people', by)).body.code).toBe('no_permission')
    expect((await office(shop, 'GET', '/me/security', by)).body.code).toBe('not_on_tablet')
    expect((await office(shop, 'GET', '/me/sessions', by)).body.code).toBe('not_on_tablet')
    expect((await office(shop, 'PUT', '/me/password', { ...by, body: { password: 'x' } })).body.code).toBe(
      'step_up_required',
    )
  })

  it('is nobody whose own role or kitchen does not allow it', async () => {
    await cook('4817', 'kitchen', [2])
    await cook('4817', 'accountant', [])
    await cook('4817', 'dispatcher', [1])
    const people = async (kind: string) => {
      const { cookie } = await tablet(kind)
      return (await office(shop, 'GET', '/this-device', { cookie })).body.people.length
    }
    expect([await people('kitchen'), await people('counter')]).toEqual([0, 1])
  })

  it('is not guessed: after ten tries it waits a quarter of an hour', async () => {
    const { id } = (await cook()).body.person
    const { cookie } = await tablet()
    const act = (pin: string) =>
      office(shop, 'POST', '/this-device/person', { cookie, body: { person: id, pin } })
    const tries = await Promise.all(Array.from({ length: 13 }, (_, at) => act(String(5_000 + at))))
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10)
    expect((await act('4817')).status).toBe(429)
  })

  it('is known by PIN on paired tablets only, and by a good one', async () => {
    const { id } = (await cook()).body.person
    expect((await asOwner('POST', '/this-device/person', { person: id, pin: '4817' })).body.code).toBe(
      'only_on_tablet',
    )
    for (const pin of ['1111', '1234', '4321', '123', '1234567', 'абвг'])
      expect((await cook(pin)).body.code).toBe('weak_pin')
  })

  it('who is ended works on no tablet', async () => {
    const { id } = (await cook()).body.person
    const { cookie } = await tablet()
    await office(shop, 'POST', '/this-device/person', { cookie, body: { person: id, pin: '4817' } })
    await asOwner('DELETE', `/people/${id}`)
    expect((await office(shop, 'GET', '/this-device', { cookie })).body).toMatchObject({
      person: null,
      people: [],
    })
  })
})
