import { endpoints } from '@samobranka/contract'
import { may, ROLES } from '@samobranka/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/index.ts'
import { signIn } from '../../testing/sign-in.ts'

const ME = '/api/office/v1/me'
let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})

const me = async (cookie: string) => shop.get(ME, { cookie })

describe('looking around', () => {
  it('signs in as the role that was chosen, with what it may do', async () => {
    const cookie = await signIn(shop, 'dispatcher')
    const answered = await (await me(cookie)).json()
    expect(answered).toMatchObject({ person: { role: 'dispatcher', kitchens: [] }, production: false })
    expect(answered.permissions).toContain('orders.accept')
    expect(answered.permissions).not.toContain('keys.write')
    expect(answered.kitchens.length).toBeGreaterThan(0)
  })

  it('is the same person every time', async () => {
    const ids = await Promise.all(
      [await signIn(shop, 'owner'), await signIn(shop, 'owner')].map(
        async (cookie) => (await (await me(cookie)).json()).person.id,
      ),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('is closed in production', async () => {
    const real = await openShop({ production: true })
    const response = await real.send('POST', '/api/office/v1/demo-session', { role: 'owner' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'production_only_staff' })
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('a session of the office', () => {
  it('ends with signing out, after twelve idle hours, and after thirty days of use', async () => {
    const out = await signIn(shop, 'owner')
    const response = await shop.send('POST', '/api/office/v1/sign-out', {}, { cookie: out })
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await me(out)).status).toBe(401)

    const idle = await signIn(shop, 'manager')
    shop.setClock('2026-03-06T23:59:00+03:00')
    expect((await me(idle)).status).toBe(200)
    shop.setClock('2026-03-07T12:00:00+03:00')
    expect((await me(idle)).status).toBe(401)

    const used = await signIn(shop, 'manager')
    const began = shop.clock().getTime()
    for (let hours = 11; hours < 30 * 24; hours += 11) {
      shop.setClock(new Date(began + hours * 3_600_000).toISOString())
      expect((await me(used)).status).toBe(200)
    }
    shop.setClock(new Date(began + 30 * 24 * 3_600_000).toISOString())
    expect((await me(used)).status).toBe(401)
  })

  it('is kept as a hash, and is a cookie that no script and no other site can use', async () => {
    const response = await shop.send('POST', '/api/office/v1/demo-session', { role: 'owner' })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
    const token = /office_session=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(token.length).toBeGreaterThan(30)
    const rows = await shop.db.sql.selectFrom('staff_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('lets a socket listen to the person’s kitchens alone, and to nothing of guests', async () => {
    const cookie = await signIn(shop, 'kitchen', [1])
    const ask = (channel: string) =>
      shop.send(
        'POST',
        '/api/office/v1/realtime/auth',
        { socket_id: '12.34', channel_name: channel },
        { cookie },
      )
    expect((await ask('private-office-1')).status).toBe(200)
    for (const channel of ['private-office-2', 'private-office-', 'private-user-1', 'private-order-x'])
      expect((await ask(channel)).status, channel).toBe(403)
  })
})

describe('who may do what', () => {
  it('is answered to everybody, and is the table of the rules', async () => {
    const { roles } = await (await shop.get('/api/office/v1/permissions')).json()
    expect(Object.keys(roles)).toEqual([...ROLES])
    expect(roles.accountant).toContain('counter.read')
  })

  it('is judged before the body is read: 401 without a session, 403 without the permission', async () => {
    const calls = endpoints.filter(({ auth }) => auth === 'staff')
    for (const role of ROLES) {
      const cookie = await signIn(shop, role)
      for (const { method, path, permission, name } of calls) {
        if (name === 'staffSignOut' || permission === null || permission === 'public') continue
        const ask = (headers: Record<string, string>) =>
          shop.backend.fetch(
            new Request(`http://shop${path.replace(/\{\w+\}/g, '1')}`, {
              method,
              headers: { 'content-type': 'application/json', ...headers },
              ...(method === 'GET' ? {} : { body: '{' }),
            }),
          )
        expect((await ask({})).status, `nobody, ${name}`).toBe(401)
        const { status } = await ask({ cookie })
        if (may({ role, kitchens: [] }, permission)) expect(status, `${role}, ${name}`).not.toBe(403)
        else expect(status, `${role}, ${name}`).toBe(403)
      }
    }
  })
})
