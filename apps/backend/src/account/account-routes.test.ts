import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

let shop: TestShop
let anna: TestCustomer
let boris: TestCustomer
beforeAll(async () => {
  shop = await openShop()
  anna = await logIn(shop, '+79161112233')
  boris = await logIn(shop, '+79161112244')
})

const of = (who: TestCustomer, path: string) =>
  `/wp-json/${path}${path.includes('?') ? '&' : '?'}token=${who.token}`
const change = (body: object) => shop.send('PATCH', of(anna, 'system/users'), body)
const result = async (response: Response) => [response.status, (await response.json()).code]
const sadovaya = {
  address: 'Озёрск, Садовая улица, 14',
  flat: '5',
  entrance: '1',
  floor: '2',
  door_code: '5К1234',
  leave_at_door: true,
  comment: 'калитка слева',
  lat: 57.151,
  lon: 39.401,
}

describe('the profile', () => {
  it('shows who the token belongs to', async () => {
    expect(await shop.json(of(anna, 'system/users'))).toMatchObject({
      status: 'success',
      data: { data: { ID: anna.id, id: anna.id, phone: '+79161112233' } },
    })
  })

  it('changes what is given and leaves the rest', async () => {
    await change({ name: 'Анна', email: 'anna@example.ru' })
    expect(await (await change({ name: 'Анна П.' })).json()).toMatchObject({
      name: 'Анна П.',
      email: 'anna@example.ru',
    })
  })

  it('takes a birthday once', async () => {
    expect(await (await change({ birth: '29.02.1992' })).json()).toMatchObject({ birth: '29.02.1992' })
    expect((await change({ birth: '29.02.1992' })).status).toBe(200)
    expect(await result(await change({ birth: '01.03.1992' }))).toEqual([409, 'birth_already_set'])
  })

  it.each([{ email: 'anna' }, { email: 'a@b' }, { email: 'a b@c.ru' }])(
    'refuses the address %j',
    async (body) => {
      expect(await result(await change(body))).toEqual([422, 'invalid_email'])
    },
  )

  it('refuses a birthday in the future', async () => {
    expect(await result(await change({ birth: '07.03.2026' }))).toEqual([422, 'invalid_date'])
  })
})

describe('addresses', () => {
  it('are kept, changed and forgotten', async () => {
    const path = 'wc/auth/user/get_addresses'
    const added = await shop.send('POST', of(anna, path), { user_id: anna.id, data: sadovaya })
    expect(added.status).toBe(201)
    const { id } = await added.json()
    expect(await shop.json(of(anna, path))).toMatchObject([{ id, ...sadovaya }])
    const changed = await shop.send('PUT', of(anna, `${path}?id=${id}`), { data: { ...sadovaya, flat: '7' } })
    expect(await changed.json()).toMatchObject({ id, flat: '7' })
    expect((await shop.send('DELETE', of(anna, `${path}?id=${id}`), {})).status).toBe(204)
    expect(await shop.json(of(anna, path))).toEqual([])
  })

  it('of another are neither seen, changed nor added', async () => {
    const path = 'wc/auth/user/get_addresses'
    const { id } = await (await shop.send('POST', of(anna, path), { data: sadovaya })).json()
    expect(await shop.json(of(boris, path))).toEqual([])
    expect((await shop.send('PUT', of(boris, `${path}?id=${id}`), { data: sadovaya })).status).toBe(404)
    expect((await shop.send('DELETE', of(boris, `${path}?id=${id}`), {})).status).toBe(404)
    const foreign = await shop.send('POST', of(boris, path), { user_id: anna.id, data: sadovaya })
    expect(await result(foreign)).toEqual([403, 'forbidden'])
  })
})

describe('preferences', () => {
  it('keeps preferences', async () => {
    const path = 'systeminfo/v2/user_preferences'
    expect(await shop.json(of(boris, path))).toMatchObject({ vegetarian: false, no_garlic: false })
    await shop.send('POST', of(boris, path), { preferences: { vegetarian: true, no_onion: true } })
    expect(await shop.json(of(boris, path))).toEqual({
      vegetarian: true,
      no_garlic: false,
      no_onion: true,
      no_spicy: false,
    })
  })

  it('keeps favourites in their order, known products only, each once', async () => {
    const path = 'systeminfo/v2/user_favorites'
    const [second, first] = await shop.db.sql
      .selectFrom('business_documents')
      .select('id')
      .where('kind', '=', 'products')
      .limit(2)
      .execute()
    const ids = [Number(first?.id), Number(second?.id)]
    const saved = await shop.send('POST', of(boris, path), { favorites: [...ids, ids[0], 999_999] })
    expect(await saved.json()).toEqual({ favorites: ids })
    expect(await shop.json(of(boris, path))).toEqual({ favorites: ids })
    expect(await shop.json(of(anna, path))).toEqual({ favorites: [] })
  })

  it.each(['user_preferences', 'user_favorites'])('shows a stranger no %s', async (name) => {
    expect((await shop.get(`/wp-json/systeminfo/v2/${name}`)).status).toBe(401)
  })
})
