import { beforeEach, describe, expect, it } from 'vitest'
import { sessionId } from '../../sessions/session-id.ts'
import { tokenHash } from '../../sessions/session-token.ts'
import { openShop, type TestShop } from '../../testing/index.ts'
import { type Asked, comeIn, firstOwner, invited, office, tokenOf } from '../../testing/staff-calls.ts'

let shop: TestShop
let owner: Asked
beforeEach(async () => {
  shop = await openShop()
  owner = await firstOwner(shop)
})

const later = (days: number) =>
  shop.setClock(new Date(shop.clock().getTime() + days * 86_400_000).toISOString())
const asOwner = (method: string, path: string, body: unknown = {}) =>
  office(shop, method, path, { cookie: owner.cookie, body })
const idOf = ({ body }: Asked): number => body.person.id
const living = async ({ cookie }: Asked) => {
  const id = sessionId(tokenHash(cookie.split('=')[1] ?? ''))
  return (await shop.backend.livingSessions([id])).has(id)
}

describe('an invitation', () => {
  it('makes one person, of its role and at its kitchens', async () => {
    const link = await asOwner('POST', '/invitations', { name: 'Ося', role: 'kitchen', kitchens: [2] })
    expect(link.status).toBe(201)
    const token = tokenOf(link.body.path)
    expect((await asOwner('GET', '/people')).body.invitations).toMatchObject([
      { role: 'kitchen', kitchens: [2] },
    ])
    const come = await comeIn(shop, token, 'osya@shop.example', '')
    expect(come.body.person).toMatchObject({ name: 'Ося', role: 'kitchen', kitchens: [2] })
    expect((await comeIn(shop, token, 'second@shop.example')).status).toBe(410)
    expect((await asOwner('GET', '/people')).body.invitations).toEqual([])
  })

  it('is good for seven days, and until it is taken back', async () => {
    const first = await asOwner('POST', '/invitations', { role: 'manager' })
    const second = await asOwner('POST', '/invitations', { role: 'manager' })
    expect((await asOwner('DELETE', `/invitations/${first.body.id}`)).status).toBe(204)
    expect((await comeIn(shop, tokenOf(first.body.path), 'a@shop.example')).status).toBe(410)
    later(7)
    expect((await comeIn(shop, tokenOf(second.body.path), 'a@shop.example')).status).toBe(410)
  })

  it('does not take an e-mail that somebody has, nor a kitchen that is not there', async () => {
    const link = await asOwner('POST', '/invitations', { role: 'manager' })
    const taken = await comeIn(shop, tokenOf(link.body.path), 'MARFA@shop.example')
    expect(taken.body.code).toBe('login_taken')
    expect((await comeIn(shop, tokenOf(link.body.path), 'b@shop.example')).status).toBe(200)
    expect((await asOwner('POST', '/invitations', { role: 'kitchen', kitchens: [77] })).body.code).toBe(
      'unknown_kitchen',
    )
  })

  it('is the owner’s to make', async () => {
    const manager = await invited(shop, owner.cookie, 'manager', 'm@shop.example')
    const ask = await office(shop, 'POST', '/invitations', {
      cookie: manager.cookie,
      body: { role: 'owner' },
    })
    expect(ask.body.code).toBe('no_permission')
    const { people } = (await office(shop, 'GET', '/people', { cookie: manager.cookie })).body
    expect(people).toHaveLength(2)
    expect(JSON.stringify(people)).not.toMatch(/scrypt|hash|secret"/)
  })
})

describe('a person', () => {
  it('with another role or other kitchens signs in anew', async () => {
    const cook = await invited(shop, owner.cookie, 'kitchen', 'c@shop.example', [1])
    expect(await living(cook)).toBe(true)
    await asOwner('PATCH', `/people/${idOf(cook)}`, { name: 'Кузьма' })
    expect(await living(cook)).toBe(true)
    const moved = await asOwner('PATCH', `/people/${idOf(cook)}`, { kitchens: [2] })
    expect(moved.body.person).toMatchObject({ name: 'Кузьма', kitchens: [2], role: 'kitchen' })
    expect(await living(cook)).toBe(false)
    expect((await office(shop, 'GET', '/me', { cookie: cook.cookie })).status).toBe(401)
    const everywhere = await asOwner('PATCH', `/people/${idOf(cook)}`, { kitchens: [] })
    expect(everywhere.body.person).toMatchObject({ kitchens: [] })
  })

  it('who is ended is out at once, sockets too, and known by nothing', async () => {
    const cook = await invited(shop, owner.cookie, 'kitchen', 'c@shop.example')
    expect((await asOwner('DELETE', `/people/${idOf(cook)}`)).status).toBe(204)
    expect(await living(cook)).toBe(false)
    expect((await office(shop, 'GET', '/me', { cookie: cook.cookie })).status).toBe(401)
    const logins = await shop.db.sql.selectFrom('staff_logins').select('email').execute()
    expect(logins).toEqual([{ email: 'marfa@shop.example' }])
    expect((await asOwner('DELETE', `/people/${idOf(cook)}`)).status).toBe(404)
    // Who comes back is a new person: what the one before did stays theirs.
    const again = await invited(shop, owner.cookie, 'kitchen', 'c@shop.example')
    expect(idOf(again)).not.toBe(idOf(cook))
  })

  it('who is locked out comes back by a link, and whoever was in is out', async () => {
    const cook = await invited(shop, owner.cookie, 'kitchen', 'c@shop.example')
    const link = await asOwner('POST', `/people/${idOf(cook)}/link`)
    const look = await office(shop, 'POST', '/welcome/look', { body: { token: tokenOf(link.body.path) } })
    expect(look.body).toMatchObject({ kind: 'return', name: 'kitchen' })
    const back = await comeIn(shop, tokenOf(link.body.path), '', '')
    expect(idOf(back)).toBe(idOf(cook))
    expect(await living(cook)).toBe(false)
    expect(await living(back)).toBe(true)
  })

  it('who worked on tablets alone says by what they sign in from now on', async () => {
    const body = { name: 'Кузьма', role: 'kitchen', kitchens: [1], pin: '4817' }
    const { id } = (await asOwner('POST', '/people', body)).body.person
    const token = tokenOf((await asOwner('POST', `/people/${id}/link`)).body.path)
    const look = await office(shop, 'POST', '/welcome/look', { body: { token } })
    expect(look.body).toMatchObject({ kind: 'return', needs_login: true })
    expect((await comeIn(shop, token, '', '')).body.code).toBe('invalid_login')
    const come = await comeIn(shop, token, 'kuzma@shop.example', '')
    expect(come.body.person).toMatchObject({ id, name: 'Кузьма' })
    const { people } = (await asOwner('GET', '/people')).body
    expect(people.at(-1)).toMatchObject({ email: 'kuzma@shop.example', has_pin: true })
  })

  it('has sessions, listed and ended one by one', async () => {
    const cook = await invited(shop, owner.cookie, 'kitchen', 'c@shop.example')
    const { sessions } = (await asOwner('GET', `/people/${idOf(cook)}/sessions`)).body
    expect(sessions).toHaveLength(1)
    const path = (id: number) => `/people/${id}/sessions/${sessions[0].id}`
    expect((await asOwner('DELETE', path(idOf(owner)))).status).toBe(404)
    expect((await asOwner('DELETE', path(idOf(cook)))).status).toBe(204)
    expect(await living(cook)).toBe(false)
    const own = (await asOwner('GET', '/me/sessions')).body.sessions
    expect(own).toMatchObject([{ current: true }])
    expect((await asOwner('DELETE', `/me/sessions/${own[0].id}`)).status).toBe(204)
    expect((await asOwner('GET', '/me')).status).toBe(401)
  })
})

describe('an owner of one kitchen', () => {
  let scoped: Asked
  const asScoped = (method: string, path: string, body: unknown = {}) =>
    office(shop, method, path, { cookie: scoped.cookie, body })
  beforeEach(async () => {
    scoped = await invited(shop, owner.cookie, 'owner', 'one@shop.example', [1])
  })

  it('makes nobody who works elsewhere, and does not become one', async () => {
    const everywhere = { name: 'Кузьма', role: 'kitchen', kitchens: [], pin: '4817' }
    for (const kitchens of [[], [2], [1, 2]]) {
      expect((await asScoped('POST', '/people', { ...everywhere, kitchens })).body.code).toBe('no_permission')
      expect((await asScoped('POST', '/invitations', { role: 'owner', kitchens })).body.code).toBe(
        'no_permission',
      )
      expect((await asScoped('PATCH', `/people/${idOf(scoped)}`, { kitchens })).body.code).toBe(
        'no_permission',
      )
    }
    expect((await asScoped('POST', '/people', { ...everywhere, kitchens: [1] })).status).toBe(201)
    expect((await asScoped('POST', '/invitations', { role: 'owner', kitchens: [1] })).status).toBe(201)
  })

  it('neither sees nor touches who works in another kitchen', async () => {
    const cook = await invited(shop, owner.cookie, 'kitchen', 'c@shop.example', [2])
    const link = (await asOwner('POST', '/invitations', { role: 'kitchen', kitchens: [2] })).body
    const session = (await asOwner('GET', `/people/${idOf(cook)}/sessions`)).body.sessions[0].id
    const seen = (await asScoped('GET', '/people')).body
    expect(seen.people.map(({ person }: { person: { id: number } }) => person.id)).toEqual([
      idOf(owner),
      idOf(scoped),
    ])
    expect(seen.invitations).toEqual([])
    const at = `/people/${idOf(cook)}`
    const deeds: [string, string, unknown?][] = [
      ['PATCH', at, { name: 'Другой' }],
      ['DELETE', at],
      ['PUT', `${at}/pin`, { pin: '4817' }],
      ['POST', `${at}/link`],
      ['GET', `${at}/sessions`],
      ['DELETE', `${at}/sessions/${session}`],
      ['DELETE', `/invitations/${link.id}`],
    ]
    for (const [method, path, body] of deeds)
      expect((await asScoped(method, path, body)).status, path).toBe(404)
    expect(await living(cook)).toBe(true)
    // An owner of every kitchen is seen, and is not theirs to let in again.
    for (const [method, path] of [
      ['DELETE', `/people/${idOf(owner)}`],
      ['POST', `/people/${idOf(owner)}/link`],
    ] as const)
      expect((await asScoped(method, path)).body.code).toBe('no_permission')
  })

  it('has no keys, which open every kitchen', async () => {
    expect((await asScoped('GET', '/keys')).body.code).toBe('no_permission')
    expect((await asScoped('POST', '/keys', { name: 'Касса', scopes: ['stock'] })).body.code).toBe(
      'no_permission',
    )
    expect((await asScoped('POST', '/keys/first/rotation', { overlap_hours: 0 })).body.code).toBe(
      'no_permission',
    )
  })
})

describe('who may invite no longer', () => {
  it.each([
    ['is ended', 'DELETE', {}],
    ['is made less', 'PATCH', { role: 'manager' }],
  ])('leaves no open door behind when they are: %s', async (_, method, body) => {
    const other = await invited(shop, owner.cookie, 'owner', 'two@shop.example')
    const by = { cookie: other.cookie }
    const link = await office(shop, 'POST', '/invitations', { ...by, body: { role: 'owner' } })
    const tablet = { name: 'Зал', kind: 'counter', kitchen: 1 }
    const { code } = (await office(shop, 'POST', '/device-codes', { ...by, body: tablet })).body
    expect((await asOwner(method, `/people/${idOf(other)}`, body)).status).toBeLessThan(300)
    expect((await comeIn(shop, tokenOf(link.body.path), 'back@shop.example')).status).toBe(410)
    expect((await office(shop, 'POST', '/pairing', { body: { code } })).status).toBe(403)
  })
})

describe('the last owner', () => {
  it('is neither removed nor made less', async () => {
    const id = idOf(owner)
    expect((await asOwner('DELETE', `/people/${id}`)).body.code).toBe('last_owner')
    expect((await asOwner('PATCH', `/people/${id}`, { role: 'manager' })).body.code).toBe('last_owner')
    expect((await asOwner('PATCH', `/people/${id}`, { kitchens: [1] })).body.code).toBe('last_owner')
    const looking = await office(shop, 'POST', '/demo-session', { body: { role: 'owner' } })
    const by = { cookie: looking.cookie }
    expect((await office(shop, 'DELETE', `/people/${id}`, by)).body.code).toBe('last_owner')
  })

  it('stays when two demote or remove each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const fresh = await openShop()
      const one = await firstOwner(fresh)
      const two = await invited(fresh, one.cookie, 'owner', 'two@shop.example')
      const demote = (by: Asked, whom: Asked) =>
        round % 2 === 0
          ? office(fresh, 'PATCH', `/people/${idOf(whom)}`, { cookie: by.cookie, body: { role: 'manager' } })
          : office(fresh, 'DELETE', `/people/${idOf(whom)}`, { cookie: by.cookie })
      const both = await Promise.all([demote(one, two), demote(two, one)])
      expect(both.filter(({ status }) => status < 300)).toHaveLength(1)
      const owners = await fresh.db.sql
        .selectFrom('staff')
        .select('id')
        .where('role', '=', 'owner')
        .where('ended_at', 'is', null)
        .execute()
      expect(owners).toHaveLength(1)
    }
  })
})
