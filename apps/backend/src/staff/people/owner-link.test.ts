import { beforeEach, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/index.ts'
import { type Asked, comeIn, firstOwner, invited, office, tokenOf } from '../../testing/staff-calls.ts'
import { ownerLink } from './owner-link.ts'

let shop: TestShop
let owner: Asked
beforeEach(async () => {
  shop = await openShop()
  owner = await firstOwner(shop)
})

const link = (wish: { id?: number; asNew?: boolean } = {}) =>
  ownerLink(shop.db, { id: wish.id ?? null, asNew: wish.asNew ?? false }, shop.clock())

describe('an owner who is locked out', () => {
  it('comes in again, with another password, and whoever was in is out', async () => {
    const made = await link()
    if (!('path' in made)) throw new Error('There is one owner')
    expect(made.owner).toEqual({ id: owner.body.person.id, name: 'Марфа' })
    const back = await comeIn(shop, tokenOf(made.path), '', '')
    expect(back.body.person).toMatchObject({ id: owner.body.person.id, role: 'owner' })
    expect((await office(shop, 'GET', '/me', { cookie: owner.cookie })).status).toBe(401)
    expect((await comeIn(shop, tokenOf(made.path), '', '')).status).toBe(410)
    const { entries } = (await office(shop, 'GET', '/journal?actor=command', { cookie: back.cookie })).body
    expect(entries).toMatchObject([{ actor: 'command', deed: 'staff.owner-link', by: '' }])
  })

  it('is named where there are several', async () => {
    const other = await invited(shop, owner.cookie, 'owner', 'other@shop.example')
    expect(await link()).toMatchObject({ choose: [{ name: 'Марфа' }, { name: 'owner' }] })
    expect(await link({ id: 77 })).toMatchObject({ choose: [{ name: 'Марфа' }, { name: 'owner' }] })
    expect(await link({ id: other.body.person.id })).toMatchObject({ owner: { name: 'owner' } })
  })

  it('has somebody beside them, if that is wished', async () => {
    const made = await link({ asNew: true })
    if (!('path' in made)) throw new Error('Nobody is to be chosen')
    const come = await comeIn(shop, tokenOf(made.path), 'second@shop.example', 'Вторая')
    expect(come.body.person).toMatchObject({ role: 'owner', name: 'Вторая' })
    expect((await office(shop, 'GET', '/me', { cookie: owner.cookie })).status).toBe(200)
  })
})

it('who is looked around as in a trial is nobody in the real shop on the same database', async () => {
  const { cookie } = await office(shop, 'POST', '/demo-session', { body: { role: 'owner' } })
  const real = await openShop({ db: shop.db, production: true })
  expect((await office(real, 'GET', '/me', { cookie })).status).toBe(401)
  const { people } = (await office(real, 'GET', '/people', { cookie: owner.cookie })).body
  expect(people).toHaveLength(1)
})
