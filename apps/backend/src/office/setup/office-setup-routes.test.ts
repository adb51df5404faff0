import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportBusiness } from '../../business/export-business.ts'
import { importBusiness } from '../../business/import-business.ts'
import { businessFolder } from '../../testing/business-folder.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { signIn } from '../../testing/sign-in.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const SETUP = '/api/office/v1/setup'
let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await signIn(shop, 'manager')
})

const setup = async () => (await shop.get(SETUP, { cookie })).json()
const put = (version: string, settings: object, as = cookie) =>
  shop.send('PUT', SETUP, { version, settings }, { cookie: as })

describe('the set-up', () => {
  it('is usable before anybody wrote it, and is changed for the next one who reads', async () => {
    const before = await setup()
    expect(before).toMatchObject({ version: 'usual', settings: { day_starts_at: '05:00' } })
    expect(before.categories).toContainEqual({ id: 201, name: 'Классика', parent: 20 })
    const changed = {
      ...before.settings,
      day_starts_at: '06:30',
      manager_phones: ['+79160000009'],
      stations: [{ id: 'pizza', kitchen: 1, name: 'Пицца', categories: [20] }],
    }
    const response = await put(before.version, changed)
    expect(response.status).toBe(200)
    expect((await setup()).settings).toMatchObject({ day_starts_at: '06:30', stations: [{ id: 'pizza' }] })
    const [row] = await shop.db.sql
      .selectFrom('journal')
      .selectAll()
      .where('deed', '=', 'setup.change')
      .execute()
    expect(JSON.parse(row?.after ?? '')).toEqual({
      fields: expect.arrayContaining(['day_starts_at', 'stations', 'manager_phones']),
    })
    expect(JSON.stringify(row)).not.toContain('79160000009')
  })

  it('shows nothing of foreign kitchens to who works at one, and is not theirs to change', async () => {
    const { version, settings } = await setup()
    const floats = [
      { kitchen: 1, amount: '5000.00' },
      { kitchen: 2, amount: '3000.00' },
    ]
    const stations = [1, 2].map((kitchen) => ({ id: `s${kitchen}`, kitchen, name: 'Плита', categories: [] }))
    expect((await put(version, { ...settings, floats, stations })).status).toBe(200)
    const one = await signIn(shop, 'manager', [2])
    const seen = await (await shop.get(SETUP, { cookie: one })).json()
    expect(seen.settings).toMatchObject({ floats: [{ kitchen: 2 }], stations: [{ kitchen: 2 }] })
    expect((await put(seen.version, seen.settings, one)).status).toBe(403)
  })

  it('tells the second of two who changed it at once, and keeps what the first wrote', async () => {
    const { version, settings } = await setup()
    const answers = await Promise.all(
      [10, 20, 30].map((minutes) => put(version, { ...settings, release_table_minutes: minutes })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('keeps the words of other languages, but for what was said anew', async () => {
    const { version, settings } = await setup()
    const [sold, busy] = settings.reasons.refuse
    const reasons = { ...settings.reasons, refuse: [sold, { ...busy, name: 'Запарка' }] }
    expect((await put(version, { ...settings, reasons })).status).toBe(200)
    const dir = await temporaryFolder()
    await exportBusiness(shop.db, dir)
    const written = JSON.parse(await readFile(join(dir, 'office.json'), 'utf8'))
    expect(written.reasons.refuse[0].translations.en.name).toBe('Sold out')
    expect(written.reasons.refuse[1].translations).toBeUndefined()
  })

  it('survives the import of a folder that says nothing of it', async () => {
    const { version, settings } = await setup()
    await put(version, { ...settings, release_table_minutes: 7 })
    await importBusiness(shop.db, await businessFolder(), { stock: false, clock: shop.clock })
    expect((await setup()).settings.release_table_minutes).toBe(7)
  })

  it.each([
    ['stations[0].kitchen', { stations: [{ id: 'a', kitchen: 9, name: 'А', categories: [] }] }],
    ['stations[0].categories', { stations: [{ id: 'a', kitchen: 1, name: 'А', categories: [999] }] }],
    [
      'printers[0].station',
      { printers: [{ id: 'a', kitchen: 1, kind: 'browser', width: 80, station: 'x' }] },
    ],
    ['refuse[].id', { reasons: { refuse: [1, 2].map(() => ({ id: 'a', name: 'А' })) } }],
  ])('refuses what the business does not have: %s', async (field, part) => {
    const { version, settings } = await setup()
    const response = await put(version, { ...settings, ...part })
    expect(response.status).toBe(422)
    expect((await response.json()).message).toContain(field)
  })

  it('is changed by whoever works at every kitchen, and read by whoever works at one', async () => {
    const { version, settings } = await setup()
    const own = await signIn(shop, 'manager', [1])
    expect((await shop.get(SETUP, { cookie: own })).status).toBe(200)
    expect((await put(version, settings, own)).status).toBe(403)
  })
})
