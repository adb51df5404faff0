import { TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/index.ts'
import { comeIn, firstOwner, office, PASSWORD, tokenOf } from '../../testing/staff-calls.ts'

const LOGIN = 'marfa@shop.example'
let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})

const later = (minutes: number) =>
  shop.setClock(new Date(shop.clock().getTime() + minutes * 60_000).toISOString())
const signIn = (body: object, address = '') =>
  office(shop, 'POST', '/sign-in/password', { body: { login: LOGIN, password: PASSWORD, ...body }, address })

describe('the owner’s first door', () => {
  it('opens once, for one, and makes them the owner', async () => {
    await office(shop, 'POST', '/demo-session', { body: { role: 'owner' } })
    const token = tokenOf(await shop.backend.firstLink())
    const other = tokenOf(await shop.backend.firstLink())
    const look = await office(shop, 'POST', '/welcome/look', { body: { token } })
    expect(look.body).toMatchObject({ kind: 'first', role: 'owner', kitchens: [{ id: 1 }, { id: 2 }] })
    const come = await comeIn(shop, token, LOGIN)
    expect(come.body).toMatchObject({ person: { role: 'owner', name: 'Марфа', kitchens: [] } })
    expect((await office(shop, 'GET', '/me', { cookie: come.cookie })).status).toBe(200)
    for (const used of [token, other, 'made-up'])
      expect((await comeIn(shop, used, 'other@shop.example')).body.code).toBe('link_over')
    expect(await shop.backend.firstLink()).toBeNull()
  })

  it('lets in one of fifty who come at once', async () => {
    const token = tokenOf(await shop.backend.firstLink())
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, number) => comeIn(shop, token, `owner${number}@shop.example`)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const { people } = (
      await office(shop, 'GET', '/people', { cookie: all.find((one) => one.cookie)?.cookie ?? '' })
    ).body
    expect(people.filter(({ is_demo }: { is_demo: boolean }) => !is_demo)).toHaveLength(1)
  })

  it('is shut after a day', async () => {
    const token = tokenOf(await shop.backend.firstLink())
    later(24 * 60)
    expect((await comeIn(shop, token, LOGIN)).status).toBe(410)
  })

  it.each([
    ['short', 'a1b2c3d4e'],
    ['common', 'Qwertyuiop123'],
    ['Russian and common', 'пароль пароль'],
    ['a repetition', 'абабабабабаб'],
    ['a run', '1234567890'],
    ['the e-mail itself', LOGIN],
  ])('wants no password that is %s', async (_, password) => {
    const token = tokenOf(await shop.backend.firstLink())
    const come = await office(shop, 'POST', '/welcome', {
      body: { token, name: 'Марфа', login: LOGIN, password },
    })
    expect(come.body.code).toBe('weak_password')
  })

  it('wants an e-mail or a phone, and keeps neither the token nor the password', async () => {
    const link = await shop.backend.firstLink()
    expect((await comeIn(shop, tokenOf(link), 'марфа')).body.code).toBe('invalid_login')
    expect((await comeIn(shop, tokenOf(link), '8 916 123-45-67')).status).toBe(200)
    const rows = await shop.db.sql.selectFrom('staff_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link))
    const [login] = await shop.db.sql.selectFrom('staff_logins').selectAll().execute()
    expect(login).toMatchObject({ phone: '+79161234567', email: null })
    expect(login?.password_hash).toMatch(/^scrypt\.15\./)
  })
})

describe('signing in by a password', () => {
  beforeEach(async () => {
    await firstOwner(shop)
  })

  it('opens, however the e-mail is written, and is in the journal', async () => {
    const come = await signIn({ login: ' Marfa@Shop.Example ' })
    expect(come.status).toBe(200)
    const { entries } = (await office(shop, 'GET', '/journal?deed=session.begin', { cookie: come.cookie }))
      .body
    expect(entries).toMatchObject([{ deed: 'session.begin', after: { way: 'password' }, by: 'Марфа' }])
  })

  it('answers alike who is not known and whose password is wrong', async () => {
    const [wrong, unknown, none] = [
      await signIn({ password: 'не тот пароль' }),
      await signIn({ login: 'nobody@shop.example' }),
      await signIn({ login: 'никто' }),
    ]
    expect(wrong.status).toBe(403)
    expect([unknown, none]).toEqual([wrong, wrong])
  })

  it('takes ten tries of an account in a quarter of an hour, also when they come at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, at) => signIn({ password: `${at}` }, `203.0.113.${at}`)),
    )
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10)
    expect((await signIn({})).status).toBe(429)
    later(16)
    expect((await signIn({})).status).toBe(200)
    for (let time = 0; time < 12; time += 1) expect((await signIn({})).status).toBe(200)
    const limits = await shop.db.sql.selectFrom('rate_limits').select('bucket').execute()
    expect(JSON.stringify(limits)).not.toContain('marfa')
  })

  it('counts the tries of a phone however it is written', async () => {
    await firstOwnerByPhone()
    const written = ['+7 916 123-45-67', '8 (916) 1234567', '7-916-123-45-67', '+79161234567', '9161234567']
    for (let time = 0; time < 10; time += 1) {
      const login = written[time % written.length] ?? ''
      const tried = await signIn(
        { login: `${login}${' '.repeat(time)}`, password: 'не тот' },
        `203.0.113.${time}`,
      )
      expect(tried.status).toBe(403)
    }
    expect((await signIn({ login: '8 916 12 34 567' }, '203.0.113.99')).status).toBe(429)
  })

  async function firstOwnerByPhone() {
    const { cookie } = await signIn({})
    const link = await office(shop, 'POST', '/invitations', { cookie, body: { role: 'manager' } })
    expect((await comeIn(shop, tokenOf(link.body.path), '8 916 123-45-67')).status).toBe(200)
  }
})

describe('a second factor', () => {
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: shop.clock().getTime() })

  async function switchedOn() {
    const { cookie } = await firstOwner(shop)
    const begun = await office(shop, 'POST', '/me/totp', { cookie })
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\//)
    expect((await signIn({})).status).toBe(200)
    const wrong = await office(shop, 'PUT', '/me/totp', { cookie, body: { code: '000000' } })
    expect(wrong.body.code).toBe('wrong_code')
    const { secret } = begun.body
    const on = await office(shop, 'PUT', '/me/totp', { cookie, body: { code: codeOf(secret) } })
    expect(on.body.codes).toHaveLength(10)
    return { cookie, secret, codes: on.body.codes as string[] }
  }

  it('is asked for beside the password, and each code is taken once', async () => {
    const { secret } = await switchedOn()
    expect((await signIn({})).body.code).toBe('code_required')
    expect((await signIn({ password: 'не тот' })).body.code).toBe('wrong_credentials')
    expect((await signIn({ code: codeOf(secret) })).body.code).toBe('wrong_credentials')
    later(1)
    const code = codeOf(secret)
    const both = await Promise.all([signIn({ code }), signIn({ code })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('can be a code of recovery, once, and not without the password', async () => {
    const { codes } = await switchedOn()
    const [code = ''] = codes
    const alone = await office(shop, 'POST', '/sign-in/recovery', { body: { login: LOGIN, code } })
    expect(alone.body.code).toBe('wrong_credentials')
    const come = await signIn({ code: code.toUpperCase() })
    expect(come.status).toBe(200)
    expect((await signIn({ code })).status).toBe(403)
    const left = (await office(shop, 'GET', '/me/security', { cookie: come.cookie })).body
    expect(left).toMatchObject({ has_totp: true, recovery_left: 9 })
    const rows = await shop.db.sql.selectFrom('staff_recovery_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(codes[1])
  })

  it('where it is off, a code of recovery opens by itself', async () => {
    const { cookie } = await firstOwner(shop)
    const { codes } = (await office(shop, 'POST', '/me/recovery-codes', { cookie })).body
    const ask = (code: string) => office(shop, 'POST', '/sign-in/recovery', { body: { login: LOGIN, code } })
    expect((await ask(codes[3])).status).toBe(200)
    expect((await ask(codes[3])).status).toBe(403)
  })
})

describe('a sensitive deed', () => {
  it('asks again after five minutes, before its body is read, and goes on after a proof', async () => {
    const { cookie } = await firstOwner(shop)
    later(6)
    const invite = () => office(shop, 'POST', '/invitations', { cookie, body: '{' })
    expect((await invite()).body.code).toBe('step_up_required')
    const prove = (body: object) => office(shop, 'POST', '/proof', { cookie, body })
    expect((await prove({ password: 'не тот' })).body.code).toBe('wrong_credentials')
    expect((await prove({})).status).toBe(403)
    expect((await prove({ password: PASSWORD })).status).toBe(200)
    expect((await invite()).status).toBe(400)
  })

  it('is proven by nothing by who only looks around', async () => {
    const { cookie } = await office(shop, 'POST', '/demo-session', { body: { role: 'owner' } })
    later(6)
    expect((await office(shop, 'POST', '/invitations', { cookie, body: { role: 'kitchen' } })).status).toBe(
      403,
    )
    expect((await office(shop, 'POST', '/proof', { cookie })).status).toBe(200)
    expect((await office(shop, 'POST', '/invitations', { cookie, body: { role: 'kitchen' } })).status).toBe(
      201,
    )
  })
})

it('another password ends every other session', async () => {
  const { cookie } = await firstOwner(shop)
  const other = await signIn({})
  const changed = await office(shop, 'PUT', '/me/password', {
    cookie,
    body: { password: 'новый длинный забор' },
  })
  expect(changed.status).toBe(204)
  expect((await office(shop, 'GET', '/me', { cookie: other.cookie })).status).toBe(401)
  expect((await office(shop, 'GET', '/me', { cookie })).status).toBe(200)
  expect((await signIn({})).status).toBe(403)
})

it('says why there are no passkeys at an address without a name', async () => {
  const ask = async (origin: string) =>
    (await shop.backend.fetch(new Request(`${origin}/api/office/v1/sign-in`))).json()
  expect(await ask('http://192.168.1.5:3000')).toMatchObject({ passkeys: false, obstacle: 'address' })
  expect(await ask('http://[::1]:3000')).toMatchObject({ passkeys: false, obstacle: 'address' })
  expect(await ask('http://shop.example')).toMatchObject({ passkeys: false, obstacle: 'insecure' })
  expect(await ask('http://localhost:3000')).toMatchObject({ passkeys: true, obstacle: '' })
  expect(await ask('https://shop.example')).toMatchObject({ passkeys: true, nobody_yet: true })
  const refused = await office(shop, 'POST', '/sign-in/passkey-options')
  expect(refused.body).toMatchObject({ code: 'passkeys_unavailable', data: { obstacle: 'insecure' } })
})

it('no secret, no token and no login stands in the log', async () => {
  const link = tokenOf(await shop.backend.firstLink())
  const { cookie } = await comeIn(shop, link, LOGIN)
  await comeIn(shop, link, LOGIN)
  await signIn({ password: 'неверный пароль 77' })
  await office(shop, 'POST', '/sign-in/recovery', { body: { login: LOGIN, code: 'abcd-efgh' } })
  await office(shop, 'POST', '/pairing', { body: { code: '123456' } })
  later(10)
  await office(shop, 'POST', '/keys', { cookie, body: { name: 'Касса', scopes: [] } })
  const text = JSON.stringify(shop.logged)
  for (const secret of [
    link,
    cookie.split('=')[1] ?? 'none',
    'marfa',
    PASSWORD,
    'неверный',
    'abcd',
    '123456',
  ])
    expect(text).not.toContain(secret)
  expect(shop.logged.length).toBeGreaterThan(3)
})
